import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '#texts'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { BackToLogin } from '#web/features/auth/BackToLogin.tsx'
import { ResetPasswordForm } from '#web/features/auth/passwords/ResetPasswordForm.tsx'
import { submissionAt } from '#web/forms/submission.ts'
import { paths } from '#web/paths.ts'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

export function ResetPasswordPage() {
  const { resetToken = '' } = useLocation().state
  const inAddress = useSearch({ from: paths.resetPassword }).token
  const token = inAddress ?? resetToken
  const [done, setDone] = useState(submissionAt(paths.resetPassword)?.isDone ?? false)
  const navigate = useNavigate()
  // Where the server has rendered the page, the token is still in the address.
  useEffect(() => {
    if (!inAddress) return
    navigate({ to: paths.resetPassword, search: {}, state: { resetToken: inAddress }, replace: true })
  }, [navigate, inAddress])
  const title = done ? m.auth_reset_done_title() : m.auth_reset_title()
  usePageTitle(title)
  return (
    <AuthLayout
      title={title}
      lead={done ? m.auth_reset_done_text() : m.auth_reset_text()}
      step={done ? 1 : 0}
      artTitle={m.auth_reset_art_title()}
      artText={m.auth_reset_art_text()}
    >
      {done ? (
        <Button asChild variant="primary" size="lg" block>
          <Link to={paths.login}>{m.auth_reset_log_in()}</Link>
        </Button>
      ) : (
        <ResetPasswordForm token={token} onDone={() => setDone(true)} />
      )}
      <BackToLogin />
    </AuthLayout>
  )
}
