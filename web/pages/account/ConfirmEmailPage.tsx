import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { confirmEmail } from '#contract/account/account.ts'
import { m } from '#texts'
import { call } from '#web/api/call.ts'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { paths } from '#web/paths.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { refreshSession } from '#web/session/session.ts'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'

/** The link from the mail leads here. It takes a click: programs that check mails open links too. */
export function ConfirmEmailPage() {
  const { emailToken = '' } = useLocation().state
  const [done, setDone] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const title = done ? m.account_confirm_done_title() : m.account_confirm_title()
  usePageTitle(title)
  const confirm = async () => {
    setProblem(undefined)
    try {
      await call(confirmEmail, { body: { token: emailToken } })
      setDone(true)
      // The player may be signed in here, with the old address.
      await refreshSession()
    } catch (error) {
      setProblem(error)
    }
  }
  return (
    <AuthLayout
      title={title}
      lead={done ? m.account_confirm_done_text() : m.account_confirm_text()}
      step={done ? 1 : 0}
      artTitle={m.auth_reset_art_title()}
      artText={m.auth_reset_art_text()}
    >
      <FormProblem error={problem} fallback={m.account_confirm_failed()} />
      {done ? (
        <Button asChild variant="primary" size="lg" block>
          <Link to={paths.search}>{m.account_confirm_onwards()}</Link>
        </Button>
      ) : (
        <BusyButton
          variant="primary"
          size="lg"
          block
          pendingLabel={m.account_confirm_pending()}
          onClick={confirm}
        >
          {m.account_confirm_submit()}
        </BusyButton>
      )}
    </AuthLayout>
  )
}
