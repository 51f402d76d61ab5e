import { useState } from 'react'
import * as z from 'zod/mini'
import { emailChangeForm } from '#contract/account/account.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { m } from '#texts'
import styles from '#web/features/account/AccountForm.module.css'
import { useRequestEmailChange } from '#web/features/account/account.queries.ts'
import { OwnerField } from '#web/features/account/owner-proof/OwnerField.tsx'
import { canConfirm, ownerPassword, useConfirmBy } from '#web/features/account/owner-proof/owner-proof.ts'
import { SettingsFold } from '#web/features/account/SettingsFold.tsx'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { useOwnAddress } from '#web/session/own-address.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { UnconfirmedAddress } from './UnconfirmedAddress.tsx'

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { mutateAsync: request } = useRequestEmailChange()
  const confirmBy = useConfirmBy()
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: z.extend(emailChangeForm, { password: ownerPassword(confirmBy) }),
    defaultValues: { email: '', password: '' },
    fieldOfCode: {
      ['wrong_password' satisfies ErrorCode]: 'password',
      ['email_taken' satisfies ErrorCode]: 'email',
    },
    send: async (change) => {
      await request(change)
      onSent(change.email)
    },
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <FormProblem error={problem} fallback={m.account_email_failed()} />
      <Field label={m.account_new_email()} error={errorOf('email')}>
        <TextInput {...text('email')} type="email" autoComplete="email" />
      </Field>
      <OwnerField confirmBy={confirmBy} input={text('password')} error={errorOf('password')} />
      <div>
        <Button
          type="submit"
          disabled={!canConfirm(confirmBy)}
          pending={pending}
          pendingLabel={m.account_sending()}
        >
          {m.account_email_submit()}
        </Button>
      </div>
    </form>
  )
}

export function EmailSection() {
  const user = useUser()
  const { data: stored } = useOwnAddress()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <SettingsFold name="email" state={user?.email} lead={m.account_email_text()}>
      <div>
        <p>
          {m.account_email_current()} <span className={styles.address}>{user?.email}</span>{' '}
          {stored ? (
            <span className={styles.state}>
              ({stored.isConfirmed ? m.account_email_confirmed() : m.account_email_unconfirmed()})
            </span>
          ) : null}
        </p>
        {/* There from the start, so that screen readers announce what comes into it. */}
        <div role="status" className={styles.status}>
          {sentTo ? <Note tone="info">{m.account_email_sent({ email: sentTo })}</Note> : null}
        </div>
      </div>
      <UnconfirmedAddress />
      <EmailForm key={sentTo} onSent={setSentTo} />
    </SettingsFold>
  )
}
