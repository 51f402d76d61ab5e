import { useMutation } from '@tanstack/react-query'
import { forgotPassword } from '#contract/auth/auth.ts'
import { m } from '#texts'
import { call } from '#web/api/call.ts'
import styles from '#web/features/account/AccountForm.module.css'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { useOwnAddress } from '#web/session/own-address.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'

/** For a player who has no password. The link goes to their address, which has to be theirs for sure. */
export function SetPassword() {
  const own = useOwnAddress()
  const address = own.data
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (email: string) => call(forgotPassword, { body: { email } }),
  })
  return (
    <div className={styles.unconfirmed}>
      <p>{m.sign_in_methods_password_none()}</p>
      <SettingsContent query={own} fallback={m.discord_section_failed()}>
        {({ isConfirmed }) =>
          isConfirmed ? null : <Note tone="warn">{m.sign_in_methods_password_unconfirmed()}</Note>
        }
      </SettingsContent>
      <FormProblem error={error} fallback={m.sign_in_methods_password_failed()} />
      {/* There from the start, so that screen readers announce what comes into it. */}
      <div role="status" className={styles.status}>
        {isSuccess && address ? (
          <Note tone="info">{m.sign_in_methods_password_sent({ email: address.email })}</Note>
        ) : null}
      </div>
      {address?.isConfirmed ? (
        <div>
          <Button
            pending={isPending}
            pendingLabel={m.account_sending()}
            onClick={() => mutate(address.email)}
          >
            {m.sign_in_methods_password_send()}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
