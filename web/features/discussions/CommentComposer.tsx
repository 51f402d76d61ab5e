import { type ReactNode, useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { commentDraft } from '#contract/discussions/draft.ts'
import { type CommentChannel, commentLimits } from '#contract/discussions/fields.ts'
import { codePoints } from '#contract/wire/code-points.ts'
import { m } from '#texts'
import { useEarlyInput } from '#web/forms/use-early-input.ts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { OpenWarnings } from '#web/problems/OpenWarnings.tsx'
import { useWarningGate } from '#web/problems/use-warning-gate.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './CommentComposer.module.css'
import { useWriteComment } from './discussions.queries.ts'

interface Props {
  crewId: number
  channel: CommentChannel
  /** The comment that is answered; null for a new one. */
  parentId?: number | null
  label: string
  example: string
  hint?: string | undefined
  sendLabel: string
  text: string
  onTyped: (text: string) => void
  onSent?: () => void
  /** For a composer that was opened by a button. */
  autoFocus?: boolean
  /** Before the button that sends. */
  children?: ReactNode
}

const schema = z.pick(commentDraft, { text: true })
const defaultValues = { text: '' }

export function CommentComposer(props: Props) {
  const { crewId, channel, parentId = null, label, example, hint, sendLabel } = props
  const { text, onTyped, onSent, autoFocus, children } = props
  const { mutateAsync: write } = useWriteComment(crewId)
  const toast = useToast()
  const area = useRef<HTMLTextAreaElement>(null)
  const warnings = useWarningGate()
  const form = usePlainForm({
    schema,
    defaultValues,
    send: async (draft) => {
      if (warnings.isClosed) return warnings.leadToWarning()
      try {
        await write({ ...draft, channel, parentId })
      } catch (error) {
        if (await warnings.handleRefusal(error)) return
        throw error
      }
      onTyped('')
      onSent?.()
      toast.show({ title: m.discussions_sent() })
    },
  })
  useEarlyInput(area, text, onTyped)
  useEffect(() => {
    if (autoFocus) area.current?.focus()
  }, [autoFocus])
  const { name, onChange } = form.text('text')
  const canSend = text.trim() !== '' && codePoints(text) <= commentLimits.text
  return (
    <form className={styles.composer} onSubmit={form.onSubmit} noValidate>
      <OpenWarnings place={warnings.place} />
      <FormProblem
        error={form.problem}
        fallback={m.discussions_send_failed()}
        notFoundText={m.discussions_gone()}
      />
      <Field label={label} labelHidden hint={hint} error={form.errorOf('text')}>
        <TextArea
          name={name}
          value={text}
          rows={parentId === null ? 3 : 2}
          max={commentLimits.text}
          placeholder={example}
          ref={(element) => {
            area.current = element
          }}
          onChange={(event) => {
            onChange()
            onTyped(event.target.value)
          }}
        />
      </Field>
      <div className={styles.actions}>
        {children}
        <Button
          type="submit"
          size="sm"
          variant={parentId === null ? 'primary' : 'soft'}
          disabled={!canSend && !form.pending}
          pending={form.pending}
          pendingLabel={m.discussions_sending()}
        >
          {sendLabel}
        </Button>
      </div>
    </form>
  )
}
