import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type CommentChannel, commentLimits } from '#contract/discussions/fields.ts'
import { codePoints } from '#contract/wire/code-points.ts'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { useEarlyInput } from '#web/forms/use-early-input.ts'
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

export function CommentComposer(props: Props) {
  const { crewId, channel, parentId = null, label, example, hint, sendLabel } = props
  const { text, onTyped, onSent, autoFocus, children } = props
  const { mutateAsync: write } = useWriteComment(crewId)
  const toast = useToast()
  const area = useRef<HTMLTextAreaElement>(null)
  const warnings = useWarningGate()
  const [error, setError] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const fieldError = error instanceof ApiError ? error.fields.text : undefined
  const canSend = text.trim() !== '' && codePoints(text) <= commentLimits.text
  const send = async () => {
    if (warnings.isClosed) return warnings.leadToWarning()
    setPending(true)
    setError(undefined)
    try {
      await write({ text: text.trim(), channel, parentId })
      onTyped('')
      onSent?.()
      toast.show({ title: m.discussions_sent() })
    } catch (error) {
      if (await warnings.handleRefusal(error)) return
      setError(error)
      if (error instanceof ApiError && error.fields.text) area.current?.focus()
    } finally {
      setPending(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSend && !pending) send()
  }
  useEarlyInput(area, text, onTyped)
  useEffect(() => {
    if (autoFocus) area.current?.focus()
  }, [autoFocus])
  return (
    <form className={styles.composer} onSubmit={submit} noValidate>
      <OpenWarnings place={warnings.place} />
      <FormProblem
        error={fieldError ? undefined : error}
        fallback={m.discussions_send_failed()}
        notFoundText={m.discussions_gone()}
      />
      <Field label={label} labelHidden hint={hint} error={fieldError}>
        <TextArea
          name="text"
          value={text}
          rows={parentId === null ? 3 : 2}
          max={commentLimits.text}
          placeholder={example}
          ref={(element) => {
            area.current = element
          }}
          onChange={(event) => {
            if (fieldError) setError(undefined)
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
          disabled={!canSend && !pending}
          pending={pending}
          pendingLabel={m.discussions_sending()}
        >
          {sendLabel}
        </Button>
      </div>
    </form>
  )
}
