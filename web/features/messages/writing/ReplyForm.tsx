import { Send } from 'lucide-react'
import { messageDraft } from '#contract/messages/drafts.ts'
import { m } from '#texts'
import { useReply } from '#web/features/messages/messages.queries.ts'
import { focusField } from '#web/forms/form-values.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { SignInAgain } from '#web/problems/SignInAgain.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { MessageField } from './MessageField.tsx'
import styles from './ReplyForm.module.css'
import { useMessageForm } from './use-message-form.ts'

interface Props {
  playerId: number
  /** The newest message of the conversation. */
  messageId: number | undefined
}

export function ReplyForm({ playerId, messageId }: Props) {
  const { mutateAsync: send } = useReply(playerId, messageId)
  const form = useMessageForm({
    target: `player-${playerId}`,
    schema: messageDraft,
    send,
    onSent: (element) => focusField(element, 'message'),
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <FormProblem
        error={form.problem}
        fallback={m.messages_send_failed()}
        notFoundText={m.messages_player_gone_text()}
      >
        <SignInAgain problem={form.problem} />
      </FormProblem>
      <MessageField
        label={m.messages_reply()}
        labelHidden
        placeholder={m.messages_reply_example()}
        rows={3}
        field={form.field('message')}
        error={form.errorOf('message')}
      />
      <Button
        type="submit"
        variant="primary"
        className={styles.send}
        pending={form.pending}
        pendingLabel={m.messages_sending()}
      >
        <Send size={16} aria-hidden />
        {m.messages_send()}
      </Button>
    </form>
  )
}
