import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Message } from '#contract/messages.ts'
import { m } from '#texts'
import { RestoredNote } from '#web/forms/RestoredNote.tsx'
import { paths } from '#web/paths.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { SignInAgain } from '#web/problems/SignInAgain.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { MessageField } from './MessageField.tsx'
import { useMessageForm } from './use-message-form.ts'

interface Props {
  title: string
  subtitle: string
  /** The receiver's name. */
  name: string
  /** Whom or what it is for: each has its own draft. */
  target: string
  schema: z.ZodMiniType<{ message: string }, { message: string }>
  placeholder: string
  sendLabel: string
  canSend?: boolean | undefined
  /** The error text if the receiver or the crew no longer exists. */
  goneText: string
  send: (message: string) => Promise<Message>
  onClose: () => void
  /** Further fields above the text. */
  children?: ReactNode
}

/** A message to one player. It stays open until the server has accepted it. */
export function MessageDialog(props: Props) {
  const { title, subtitle, name, target, schema, placeholder, sendLabel, canSend = true, onClose } = props
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
  return (
    <Dialog
      open
      onOpenChange={() => form.pending || onClose()}
      title={title}
      subtitle={subtitle}
      holdsInput={form.message !== ''}
      onSubmit={form.onSubmit}
      footer={
        <>
          <Button variant="ghost" disabled={form.pending} onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!canSend}
            pending={form.pending}
            pendingLabel={m.messages_sending()}
          >
            {sendLabel}
          </Button>
        </>
      }
    >
      <FormProblem error={form.problem} fallback={m.messages_send_failed()} notFoundText={props.goneText}>
        <SignInAgain problem={form.problem} />
      </FormProblem>
      {props.children}
      <MessageField
        label={m.messages_message()}
        placeholder={placeholder}
        rows={6}
        field={form.field('message')}
        value={form.message}
        error={form.errorOf('message')}
      />
      {form.isRestored ? <RestoredNote onDiscard={form.discard}>{m.ui_input_restored()}</RestoredNote> : null}
      <Note tone="info">{m.messages_contact_note({ name })}</Note>
    </Dialog>
  )
}
