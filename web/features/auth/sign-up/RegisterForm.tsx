import { register } from '#contract/auth/new-passwords.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { m } from '#texts'
import { call } from '#web/api/call.ts'
import { storeUser } from '#web/api/session-store.ts'
import styles from '#web/features/auth/AuthForm.module.css'
import { confirmationErrors, fieldOfTaken, registrationForm } from '#web/features/auth/account-forms.ts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { browserTimezone, isAssumedZone } from '#web/i18n/known-zones.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { paths } from '#web/paths.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { NewPlayerFields } from './NewPlayerFields.tsx'
import { NewUsernameField } from './NewUsernameField.tsx'

/** Signs up and in. The next page is a full page load, which restores the session by itself. */
const signUp = async (form: Request<typeof register>['body']): Promise<void> => {
  const { user } = await call(register, { body: form })
  storeUser(user)
}

interface Props {
  /** Where the browser sends the form without JavaScript. */
  action: string
  onRegistered: () => void
}

export function RegisterForm({ action, onRegistered }: Props) {
  const zone = browserTimezone()
  const form = usePlainForm({
    path: paths.register,
    schema: registrationForm,
    compareFields: ({ password, confirmPassword }) => confirmationErrors(password, confirmPassword),
    defaultValues: {
      username: '',
      email: '',
      password: '',
      confirmPassword: '',
      timezone: isAssumedZone(zone) ? '' : zone,
      preferredLanguages: [currentLocale()],
      playtimes: [],
      terms: false,
    },
    send: async ({ confirmPassword, terms, ...registration }) => {
      await signUp(registration)
      onRegistered()
    },
    fieldOfCode: fieldOfTaken,
  })
  const { text, errorOf, problem, onSubmit } = form
  return (
    <form
      className={styles.form}
      aria-label={m.auth_register_page()}
      method="post"
      action={action}
      onSubmit={onSubmit}
      noValidate
    >
      <FormProblem error={problem} fallback={m.auth_register_failed()} />
      <div className={styles.pair}>
        <NewUsernameField input={text('username')} error={errorOf('username')} />
        <Field label={m.auth_email()} error={errorOf('email')}>
          <TextInput {...text('email')} type="email" size="lg" autoComplete="email" />
        </Field>
        <Field label={m.auth_password()} hint={m.auth_password_rules()} error={errorOf('password')}>
          <PasswordInput {...text('password')} size="lg" autoComplete="new-password" />
        </Field>
        <Field label={m.auth_confirm_password()} error={errorOf('confirmPassword')}>
          <PasswordInput {...text('confirmPassword')} size="lg" autoComplete="new-password" />
        </Field>
      </div>
      <NewPlayerFields form={form} />
    </form>
  )
}
