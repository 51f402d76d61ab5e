import { KeyRound } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import styles from '#web/features/auth/AuthForm.module.css'
import { Fold } from '#web/ui/display/Fold.tsx'
import { LoginForm } from './LoginForm.tsx'

// Most who see this door are newcomers, and it opens without script, too.
const importPasskeys = async () => (await import('./PasskeySignIn.tsx')).PasskeySignIn

type Props = ComponentProps<typeof LoginForm> & { children: ReactNode }

/** Below the form to sign up: the other door, for those who have an account. */
export function SignInDoor({ children, ...props }: Props) {
  const { Part: PasskeySignIn, load } = useOnDemand(importPasskeys)
  return (
    <div className={styles.others}>
      <Fold
        icon={<KeyRound aria-hidden />}
        title={m.auth_have_account()}
        hint={m.auth_have_account_hint()}
        onOpen={load}
      >
        <div className={styles.othersContent}>
          <LoginForm {...props} />
          {PasskeySignIn ? <PasskeySignIn onBanned={props.onBanned} /> : null}
          {children}
        </div>
      </Fold>
    </div>
  )
}
