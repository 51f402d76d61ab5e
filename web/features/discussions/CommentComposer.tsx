import { type ReactNode, useEffect, useState } from 'react'
import { commentLimits } from '#contract/discussions/fields.ts'
import { m } from '#texts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { OpenWarnings } from '#web/problems/OpenWarnings.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './CommentComposer.module.css'
import { useCommentSending } from './use-comment-sending.ts'

interface Props {
  crewId: number
  /** The comment that is answered; null for a new one. */
  parentId?: number | null
  label: string
  example: string
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
  const { crewId, parentId = null, label, example, sendLabel } = props
  const { text, onTyped, onSent, autoFocus, children } = props
  const toast = useToast()
  // Closing it again would move what is below away from under a click.
  const [wasOpened, setOpened] = useState(false)
  const sending = useCommentSending({
    crewId,
    channel: 'public',
    parentId,
    text,
    onTyped,
    onSent: () => {
      onSent?.()
      toast.show({ title: m.discussions_sent() })
    },
  })
  const { area, pending, canSend } = sending
  useEffect(() => {
    if (autoFocus) area.current?.focus()
  }, [area, autoFocus])
  return (
    <form
      className={classNames(styles.composer, parentId === null && !wasOpened && styles.first)}
      onFocus={() => setOpened(true)}
      onSubmit={sending.submit}
      noValidate
    >
      <OpenWarnings place={sending.warningsPlace} />
      <FormProblem
        error={sending.problem}
        fallback={m.discussions_send_failed()}
        notFoundText={m.discussions_gone()}
      />
      <Field label={label} labelHidden error={sending.fieldError}>
        <TextArea
          name="text"
          value={text}
          rows={parentId === null ? 3 : 2}
          max={commentLimits.text}
          placeholder={example}
          ref={(element) => {
            area.current = element
          }}
          onChange={(event) => sending.type(event.target.value)}
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
