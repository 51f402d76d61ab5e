import { useId } from 'react'
import { m } from '#texts'
import styles from '#web/features/account/AccountForm.module.css'
import { useRequestConfirmation } from '#web/features/account/account.queries.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { useOwnAddress } from '#web/session/own-address.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'

/** Why no notices come by mail yet, and the link once more. Nothing once the address is confirmed. */
export function UnconfirmedAddress() {
  const { data } = useOwnAddress()
  const { mutate, isPending, isSuccess, error } = useRequestConfirmation()
  const textId = useId()
  if (!data || data.isConfirmed) return null
  const { email, pendingEmail } = data
  return (
    <div className={styles.unconfirmed}>
      <Note tone="warn">
        <span id={textId}>{m.account_email_unconfirmed_text({ email })}</span>
      </Note>
      <FormProblem error={error} fallback={m.account_email_failed()} />
      {/* There from the start, so that screen readers announce what comes into it. */}
      <div role="status" className={styles.status}>
        {isSuccess ? (
          <Note tone="info">
            {pendingEmail
              ? m.account_email_sent({ email: pendingEmail })
              : m.account_email_link_sent({ email })}
          </Note>
        ) : null}
      </div>
      <div>
        <Button
          pending={isPending}
          pendingLabel={m.account_sending()}
          onClick={() => mutate()}
          aria-describedby={textId}
        >
          {m.account_email_link_again()}
        </Button>
      </div>
    </div>
  )
}
