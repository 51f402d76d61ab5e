import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { resetPassword } from '#contract/auth/new-passwords.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import styles from '#web/features/auth/AuthForm.module.css'
import { confirmationErrors, newPasswordForm } from '#web/features/auth/account-forms.ts'
import { SubmitButton } from '#web/features/auth/SubmitButton.tsx'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { paths } from '#web/paths.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { refreshSession } from '#web/session/session.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx'
import { ResetMethods } from './ResetMethods.tsx'

interface Props {
  token: string
  onDone: () => void
}

export function ResetPasswordForm({ token, onDone }: Props) {
  const [removeSignInMethods, setRemove] = useState(true)
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    path: paths.resetPassword,
    schema: newPasswordForm,
    compareFields: ({ newPassword, confirmPassword }) => confirmationErrors(newPassword, confirmPassword),
    defaultValues: { newPassword: '', confirmPassword: '' },
    send: async ({ newPassword }) => {
      await call(resetPassword, { body: { token, newPassword, removeSignInMethods } })
      // The server has ended every session of this player, possibly also the one in this browser.
      await refreshSession()
      onDone()
    },
  })
  // Without JavaScript the token stays in the address.
  const action = `${paths.resetPassword}?token=${encodeURIComponent(token)}`
  return (
    <form className={styles.form} method="post" action={action} onSubmit={onSubmit} noValidate>
      <FormProblem error={problem} fallback={m.auth_reset_failed()}>
        {problem instanceof ApiError && problem.code === ('invalid_token' satisfies ErrorCode) ? (
          <TextLink asChild>
            <Link to={paths.forgotPassword}>{m.auth_reset_new_link()}</Link>
          </TextLink>
        ) : null}
      </FormProblem>
      <Field label={m.auth_new_password()} error={errorOf('newPassword')}>
        <PasswordInput {...text('newPassword')} size="lg" autoComplete="new-password" />
      </Field>
      <Field label={m.auth_confirm_password()} error={errorOf('confirmPassword')}>
        <PasswordInput {...text('confirmPassword')} size="lg" autoComplete="new-password" />
      </Field>
      <ResetMethods token={token} isRemoved={removeSignInMethods} onChange={setRemove} />
      <SubmitButton pending={pending} pendingLabel={m.auth_reset_pending()}>
        {m.auth_reset_submit()}
      </SubmitButton>
    </form>
  )
}
