import { Send } from 'lucide-react'
import { commentLimits } from '#contract/discussions/fields.ts'
import { codePoints } from '#contract/wire/code-points.ts'
import { m } from '#texts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { OpenWarnings } from '#web/problems/OpenWarnings.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import styles from './ChatComposer.module.css'
import type { Mentionable } from './chat-mentions.ts'
import { MentionList } from './MentionList.tsx'
import { useCommentSending } from './use-comment-sending.ts'
import { useMentionCompletion } from './use-mention-completion.ts'

interface Props {
  crewId: number
  people: readonly Mentionable[]
  /** Stands in the empty field. */
  example: string
  text: string
  onTyped: (text: string) => void
}

/** Enter sends, Shift and Enter begin a new line. */
export function ChatComposer({ crewId, people, example, text, onTyped }: Props) {
  const sending = useCommentSending({
    crewId,
    channel: 'crew',
    parentId: null,
    text,
    onTyped,
    onSent: () => sending.area.current?.focus(),
  })
  const { area, pending, canSend } = sending
  // Most lines are short: the counter comes when it matters.
  const isLong = codePoints(text) > commentLimits.text * 0.8
  const mentions = useMentionCompletion({ area, people, text, onTyped: sending.type })
  return (
    <form className={styles.composer} onSubmit={sending.submit} noValidate>
      <OpenWarnings place={sending.warningsPlace} />
      <FormProblem
        error={sending.problem}
        fallback={m.chat_send_failed()}
        notFoundText={m.discussions_gone()}
      />
      <div className={styles.row}>
        <div className={styles.field}>
          <MentionList completion={mentions} />
          <Field label={m.chat_message()} labelHidden hint={m.chat_hint()} error={sending.fieldError}>
            <TextArea
              name="text"
              className={styles.area}
              value={text}
              rows={1}
              max={isLong ? commentLimits.text : undefined}
              placeholder={example}
              enterKeyHint="send"
              aria-autocomplete="list"
              aria-controls={mentions.active ? mentions.listId : undefined}
              aria-activedescendant={mentions.active ? mentions.optionId(mentions.active) : undefined}
              ref={(element) => {
                area.current = element
              }}
              onChange={(event) => {
                sending.type(event.target.value)
                mentions.follow(event.target)
              }}
              onBlur={mentions.close}
              onKeyDown={(event) => {
                // While a letter is put together, Enter belongs to the keyboard's own list.
                if (event.nativeEvent.isComposing || mentions.handleKey(event)) return
                if (event.key !== 'Enter' || event.shiftKey) return
                event.preventDefault()
                sending.submit()
              }}
            />
          </Field>
        </div>
        <Button
          type="submit"
          variant="primary"
          className={styles.send}
          disabled={!canSend && !pending}
          pending={pending}
        >
          <Send size={16} aria-hidden />
          <span className={styles.sendText}>{m.chat_send()}</span>
        </Button>
      </div>
    </form>
  )
}
