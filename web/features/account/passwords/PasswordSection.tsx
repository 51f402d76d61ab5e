import { useState } from 'react'
import * as z from 'zod/mini'
import { currentPassword } from '#contract/auth/forms.ts'
import { newPassword } from '#contract/auth/passwords.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { issue } from '#contract/issues/issues.ts'
import { m } from '#texts'
import styles from '#web/features/account/AccountForm.module.css'
import { useChangePassword } from '#web/features/account/account.queries.ts'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { SettingsFold } from '#web/features/account/SettingsFold.tsx'
import { useSignInMethods } from '#web/features/account/sign-in-methods/sign-in-methods.queries.ts'
import { issueError } from '#web/forms/field-errors.ts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { SetPassword } from './SetPassword.tsx'

const passwordForm = z.object({
  currentPassword,
  newPassword: newPassword('new_password_required'),
  confirmPassword: z.string().check(z.minLength(1, issue('password_confirmation_required'))),
})

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { mutateAsync: change } = useChangePassword()
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: passwordForm,
    compareFields: (typed) =>
      typed.newPassword === typed.confirmPassword
        ? {}
        : { confirmPassword: issueError(issue('password_mismatch')) },
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    fieldOfCode: { ['wrong_password' satisfies ErrorCode]: 'currentPassword' },
    send: async ({ currentPassword, newPassword }) => {
      await change({ currentPassword, newPassword })
      onChanged()
    },
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <FormProblem error={problem} fallback={m.account_password_failed()} />
      <Field label={m.account_current_password()} error={errorOf('currentPassword')}>
        <PasswordInput {...text('currentPassword')} autoComplete="current-password" />
      </Field>
      <Field
        label={m.account_new_password()}
        hint={m.account_new_password_hint()}
        error={errorOf('newPassword')}
      >
        <PasswordInput {...text('newPassword')} autoComplete="new-password" />
      </Field>
      <Field label={m.account_confirm_password()} error={errorOf('confirmPassword')}>
        <PasswordInput {...text('confirmPassword')} autoComplete="new-password" />
      </Field>
      <div>
        <Button type="submit" pending={pending} pendingLabel={m.account_saving()}>
          {m.account_password_submit()}
        </Button>
      </div>
    </form>
  )
}

export function PasswordSection() {
  const toast = useToast()
  // A new form each time, so that no password stays in it.
  const [changes, setChanges] = useState(0)
  const finish = () => {
    setChanges(changes + 1)
    toast.show({ title: m.account_password_done() })
  }
  const methods = useSignInMethods()
  return (
    <SettingsFold
      name="password"
      state={methods.data && (methods.data.hasPassword ? m.settings_password() : m.settings_password_none())}
      lead={methods.data?.hasPassword === false ? undefined : m.account_password_text()}
    >
      <SettingsContent query={methods} fallback={m.discord_section_failed()}>
        {({ hasPassword }) =>
          hasPassword ? <PasswordForm key={changes} onChanged={finish} /> : <SetPassword />
        }
      </SettingsContent>
    </SettingsFold>
  )
}
