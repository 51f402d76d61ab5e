import { useState } from 'react'
import { m } from '#messages'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { BackToLogin } from '#web/features/auth/BackToLogin.tsx'
import { ForgotPasswordForm } from '#web/features/auth/ForgotPasswordForm.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>()
  const title = sentTo ? m.auth_forgot_sent_title() : m.auth_forgot_title()
  usePageTitle(title)
  return (
    <AuthLayout
      title={title}
      lead={sentTo ? m.auth_forgot_sent_text({ email: sentTo }) : m.auth_forgot_text()}
      announce={sentTo !== undefined}
      artTitle={m.auth_forgot_art_title()}
      artText={m.auth_forgot_art_text()}
    >
      {sentTo ? (
        <>
          <Note>{m.auth_forgot_sent_hint()}</Note>
          <Button size="lg" block onClick={() => setSentTo(undefined)}>
            {m.auth_forgot_again()}
          </Button>
        </>
      ) : (
        <ForgotPasswordForm onSent={setSentTo} />
      )}
      <BackToLogin />
    </AuthLayout>
  )
}
