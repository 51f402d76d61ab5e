import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Appeal } from '#contract/appeals.ts'
import { moderationLimits } from '#contract/moderation-fields.ts'
import { codePoints } from '#contract/wire/text.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useDecideAppeal } from './appeals.queries.ts'

interface Props {
  appeal: Appeal
  status: 'granted' | 'denied'
  onClose: () => void
}

/** Grants or denies an appeal, with a note for the player. */
export function AppealDialog({ appeal, status, onClose }: Props) {
  const [note, setNote] = useState('')
  const { mutate: decide, isPending, error } = useDecideAppeal(appeal.id)
  const client = useQueryClient()
  const toast = useToast()
  const isGrant = status === 'granted'
  const isTaken = error instanceof ApiError && error.code === 'appeal_decided'
  const close = () => {
    if (isPending) return
    onClose()
    // The list still shows it as pending.
    if (isTaken) client.invalidateQueries({ queryKey: queryKeys.moderation })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const body = { status, note: note.trim() || null }
    decide(body, {
      onSuccess: () => {
        onClose()
        toast.show({ title: isGrant ? m.appeals_grant_done() : m.appeals_deny_done() })
      },
    })
  }
  return (
    <Dialog
      open
      title={isGrant ? m.appeals_grant_title() : m.appeals_deny_title()}
      subtitle={appeal.displayName}
      holdsInput={note !== ''}
      onOpenChange={close}
      onSubmit={submit}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={close}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            variant={isGrant ? 'primary' : 'danger-fill'}
            disabled={isTaken || codePoints(note) > moderationLimits.note}
            pending={isPending}
            pendingLabel={m.moderation_sending()}
          >
            {isGrant ? m.appeals_grant() : m.appeals_deny()}
          </Button>
        </>
      }
    >
      <FormProblem error={error ?? undefined} fallback={m.appeals_failed()} />
      <Field label={m.appeals_note()} optional hint={m.appeals_note_hint()}>
        <TextArea
          value={note}
          rows={3}
          max={moderationLimits.note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <Note tone="info">{isGrant ? m.appeals_grant_text() : m.appeals_deny_text()}</Note>
    </Dialog>
  )
}
