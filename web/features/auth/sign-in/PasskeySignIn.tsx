import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { usePasskeyAbility } from '#web/browser/passkeys.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { passkeyText } from '#web/problems/passkey-texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './PasskeySignIn.module.css'
import { choosePasskey, signInWithPasskey } from './passkey-sign-in.ts'
import { usePasskeySuggestions } from './use-passkey-suggestions.ts'

interface Props {
  /** The passkey was right, and the account is banned. */
  onBanned: (error: ApiError) => Promise<void>
}

/** Signing in without a name: by a button, or by what the browser suggests for the name. */
export function PasskeySignIn({ onBanned }: Props) {
  const ability = usePasskeyAbility()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const fail = async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'banned') await onBanned(error)
    else setProblem(error)
  }
  usePasskeySuggestions(pending, fail)
  const press = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      await signInWithPasskey(await choosePasskey())
    } catch (error) {
      await fail(error)
    } finally {
      setPending(false)
    }
  }
  if (ability !== 'possible') return null
  return (
    <div className={styles.part}>
      <FormProblem error={problem} fallback={passkeyText(problem, m.passkeys_sign_in_failed())} />
      <Button size="lg" block pending={pending} pendingLabel={m.auth_login_pending()} onClick={press}>
        <KeyRound size={18} aria-hidden />
        {m.passkeys_sign_in()}
      </Button>
    </div>
  )
}
