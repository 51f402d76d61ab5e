import { useState } from 'react'
import * as z from 'zod/mini'
import { appealForm, makeAppeal } from '#contract/sanctions/appeals.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { readFromTab, removeFromTab, storeInTab } from '#web/browser/storage.ts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import styles from './AppealForm.module.css'

interface Props {
  token: string
  banId: number | undefined
  onSent: () => void
  onSignInAgain: () => void
}

const schema = z.pick(appealForm, { text: true })
const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** One appeal against the ban. What is typed stays in this tab until it is sent, for the same ban alone. */
export function AppealForm({ token, banId, onSent, onSignInAgain }: Props) {
  const draftKey = `appeal-${banId}`
  const [text, setText] = useState(() => readFromTab(draftKey) ?? '')
  const form = usePlainForm({
    schema,
    defaultValues: { text: '' },
    send: async (draft) => {
      await call(makeAppeal, { body: { ...draft, token } })
      removeFromTab(draftKey)
      onSent()
    },
  })
  const { name: field, onChange } = form.text('text')
  const isExpired = hasCode(form.problem, 'invalid_token')
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <div>
        <h2 className={styles.title}>{m.sanctions_appeal_title()}</h2>
        <p className={styles.lead}>{m.sanctions_appeal_lead()}</p>
      </div>
      {isExpired ? (
        <Note tone="danger" alert>
          <p>{m.sanctions_appeal_expired()}</p>
          <Button size="sm" onClick={onSignInAgain}>
            {m.applications_sign_in_again()}
          </Button>
        </Note>
      ) : (
        <FormProblem error={form.problem} fallback={m.sanctions_appeal_failed()} />
      )}
      <Field label={m.sanctions_appeal_text()} error={form.errorOf('text')}>
        <TextArea
          name={field}
          value={text}
          rows={6}
          max={moderationLimits.appeal}
          onChange={(event) => {
            onChange()
            setText(event.target.value)
            storeInTab(draftKey, event.target.value)
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        pending={form.pending}
        pendingLabel={m.sanctions_appeal_sending()}
      >
        {m.sanctions_appeal_send()}
      </Button>
    </form>
  )
}
