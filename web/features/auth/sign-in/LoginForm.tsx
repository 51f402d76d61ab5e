import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { loginForm } from '#contract/auth/forms.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import styles from '#web/features/auth/AuthForm.module.css'
import { SubmitButton } from '#web/features/auth/SubmitButton.tsx'
import { UsernameInput } from '#web/features/auth/UsernameInput.tsx'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { paths } from '#web/paths.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { logIn } from '#web/session/session.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx'

interface Props {
  /** Where the browser sends the form without JavaScript. */
  action: string
  /** The password was right, and the account is banned. */
  onBanned: (error: ApiError) => Promise<void>
  /** The password was right, and the account has a second factor. */
  onCodeNeeded: () => void
}

export function LoginForm({ action, onBanned, onCodeNeeded }: Props) {
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    path: paths.login,
    schema: loginForm,
    defaultValues: { username: '', password: '' },
    send: async (form) => {
      try {
        await logIn(form)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'banned') return onBanned(error)
        if (error instanceof ApiError && error.code === 'code_needed') return onCodeNeeded()
        throw error
      }
    },
  })
  // The answer is the same for a wrong password and for an account that has to wait.
  const isRefused = problem instanceof ApiError && problem.code === 'invalid_credentials'
  const forgot = (
    <TextLink asChild touch tone="soft">
      <Link to={paths.forgotPassword}>{m.auth_login_forgot()}</Link>
    </TextLink>
  )
  return (
    <form
      className={styles.form}
      aria-label={m.auth_login_title()}
      method="post"
      action={action}
      onSubmit={onSubmit}
      noValidate
    >
      <FormProblem error={problem} fallback={m.auth_login_failed()} />
      <Field label={m.auth_login_name()} error={errorOf('username')}>
        <UsernameInput {...text('username')} takesPasskeys />
      </Field>
      <Field
        label={m.auth_password()}
        labelEnd={forgot}
        hint={isRefused ? m.auth_login_wait_hint() : undefined}
        error={errorOf('password')}
      >
        <PasswordInput {...text('password')} size="lg" icon={<Lock />} autoComplete="current-password" />
      </Field>
      <SubmitButton pending={pending} pendingLabel={m.auth_login_pending()}>
        {m.auth_login_submit()}
      </SubmitButton>
    </form>
  )
}
