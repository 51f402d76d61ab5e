import { useState } from 'react'
import { m } from '#texts'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { BackToLogin } from '#web/features/auth/BackToLogin.tsx'
import { ForgotPasswordForm } from '#web/features/auth/passwords/ForgotPasswordForm.tsx'
import { submissionAt } from '#web/forms/submission.ts'
import { paths } from '#web/paths.ts'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'

interface View {
  step: number
  /** The address the mail was sent to, while the confirmation is shown. */
  sentTo?: string | undefined
}

/** The browser may have sent the form itself. */
const firstView = (): View => {
  const submission = submissionAt(paths.forgotPassword)
  return { step: 0, sentTo: submission?.isDone ? String(submission.values.email) : undefined }
}

export function ForgotPasswordPage() {
  const [{ step, sentTo }, setView] = useState(firstView)
  const show = (email?: string) => setView({ step: step + 1, sentTo: email })
  const title = sentTo ? m.auth_forgot_sent_title() : m.auth_forgot_title()
  usePageTitle(title)
  return (
    <AuthLayout
      title={title}
      lead={sentTo ? m.auth_forgot_sent_text({ email: sentTo }) : m.auth_forgot_text()}
      step={step}
      artTitle={m.auth_forgot_art_title()}
      artText={m.auth_forgot_art_text()}
    >
      {sentTo ? (
        <>
          <Note>{m.auth_forgot_sent_hint()}</Note>
          <Button asChild size="lg" block>
            <a
              href={paths.forgotPassword}
              onClick={(event) => {
                event.preventDefault()
                show()
              }}
            >
              {m.auth_forgot_again()}
            </a>
          </Button>
        </>
      ) : (
        <ForgotPasswordForm onSent={show} />
      )}
      <BackToLogin />
    </AuthLayout>
  )
}
