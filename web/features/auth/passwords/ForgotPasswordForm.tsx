import { forgotPassword } from '#contract/auth/auth.ts'
import { forgotPasswordForm } from '#contract/auth/forms.ts'
import { m } from '#texts'
import { call } from '#web/api/call.ts'
import styles from '#web/features/auth/AuthForm.module.css'
import { SubmitButton } from '#web/features/auth/SubmitButton.tsx'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { paths } from '#web/paths.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    path: paths.forgotPassword,
    schema: forgotPasswordForm,
    defaultValues: { email: '' },
    send: async (body) => {
      await call(forgotPassword, { body })
      onSent(body.email)
    },
  })
  return (
    <form className={styles.form} method="post" action={paths.forgotPassword} onSubmit={onSubmit} noValidate>
      <FormProblem error={problem} fallback={m.auth_forgot_failed()} />
      <Field label={m.auth_email()} error={errorOf('email')}>
        <TextInput {...text('email')} type="email" size="lg" autoComplete="email" />
      </Field>
      <SubmitButton pending={pending} pendingLabel={m.auth_forgot_pending()}>
        {m.auth_forgot_submit()}
      </SubmitButton>
    </form>
  )
}
