import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { codeForm } from '#contract/auth/code-forms.ts'
import { loginWithCode } from '#contract/auth/codes.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { beginSession } from '#web/api/session-store.ts'
import styles from '#web/features/auth/AuthForm.module.css'
import { SubmitButton } from '#web/features/auth/SubmitButton.tsx'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { paths } from '#web/paths.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'

interface Props {
  /** Where the browser sends the form without JavaScript. */
  action: string
  /** The account was banned since the first step. */
  onBanned: (error: ApiError) => Promise<void>
  /** The first step has to be done again. */
  onExpired: () => void
}

const focus = (field: HTMLInputElement | null) => field?.focus()

/** The second step of a sign-in. */
export function CodeForm({ action, onBanned, onExpired }: Props) {
  const [isRecovery, setRecovery] = useState(false)
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    path: paths.login,
    schema: codeForm,
    defaultValues: { code: '' },
    fieldOfCode: { ['wrong_code' satisfies ErrorCode]: 'code' },
    send: async ({ code }) => {
      try {
        const { user } = await call(loginWithCode, { body: { code } })
        beginSession(user)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'banned') return onBanned(error)
        if (error instanceof ApiError && error.code === 'code_expired') return onExpired()
        throw error
      }
    },
  })
  return (
    <form className={styles.form} method="post" action={action} onSubmit={onSubmit} noValidate>
      <FormProblem error={problem} fallback={m.auth_login_failed()} />
      <Field
        label={isRecovery ? m.security_recovery_code() : m.security_code()}
        hint={isRecovery ? m.security_recovery_code_hint() : m.security_code_hint()}
        error={errorOf('code')}
      >
        {/* The keyboard of phones has letters only for a recovery code; the field takes either. */}
        <TextInput
          ref={focus}
          {...text('code')}
          size="lg"
          icon={<KeyRound />}
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      </Field>
      <SubmitButton pending={pending} pendingLabel={m.auth_login_pending()}>
        {m.auth_login_submit()}
      </SubmitButton>
      <Button variant="ghost" block onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? m.security_use_app() : m.security_use_recovery()}
      </Button>
    </form>
  )
}
