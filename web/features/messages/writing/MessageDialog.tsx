import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Message } from '#contract/messages/messages.ts'
import { m } from '#texts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { paths } from '#web/paths.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { MessageField } from './MessageField.tsx'
import { useMessageForm } from './use-message-form.ts'

interface Props {
  title: string
  subtitle: string
  /** The receiver's name. */
  name: string
  /** The player or thing it is about: each has its own draft. */
  target: string
  schema: z.ZodMiniType<{ message: string }, { message: string }>
  placeholder: string
  sendLabel: string
  canSend?: boolean | undefined
  /** Says that the text is missing, and without it nothing can be sent. */
  missingText?: string
  /** The error text if the receiver or the crew no longer exists. */
  goneText: string
  send: (message: string) => Promise<Message>
  onClose: () => void
  /** Further fields above the text. */
  children?: ReactNode
}

/** A message to one player. */
export function MessageDialog(props: Props) {
  const { title, subtitle, name, target, schema, placeholder, sendLabel, missingText, onClose } = props
  const toast = useToast()
  const navigate = useNavigate()
  const form = useMessageForm({
    target,
    schema,
    send: async (text) => {
      const { conversationId } = await props.send(text)
      toast.show({
        title: m.messages_sent({ name }),
        action: {
          label: m.messages_see_sent(),
          onClick: () => navigate({ to: paths.messages, search: { with: conversationId ?? undefined } }),
        },
      })
    },
    onSent: onClose,
    onOtherPlayer: onClose,
  })
  const hint = form.message.trim() === '' ? missingText : undefined
  return (
    <FormDialog
      title={title}
      subtitle={subtitle}
      form={form}
      sendLabel={sendLabel}
      sendingLabel={m.messages_sending()}
      canSend={props.canSend !== false && hint === undefined}
      hint={hint}
      failedText={m.messages_send_failed()}
      goneText={props.goneText}
      note={m.messages_contact_note({ name })}
      onClose={onClose}
    >
      {props.children}
      <MessageField
        label={m.messages_message()}
        placeholder={placeholder}
        rows={6}
        field={form.field('message')}
        error={form.errorOf('message')}
      />
    </FormDialog>
  )
}
