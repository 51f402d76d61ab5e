import type { ReactNode } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import type { ButtonVariant } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useReadConversation, useReadMessage } from './messages.queries.ts'

interface Props {
  /** Marks this message, or everything that this player wrote. */
  message?: Message | undefined
  playerId?: number | undefined
  variant?: ButtonVariant | undefined
  icon: ReactNode
  describedBy?: string | undefined
  /** Shows the icon alone. */
  isCompact?: boolean
}

export function ReadButton({ message, playerId, variant, icon, describedBy, isCompact = false }: Props) {
  const toast = useToast()
  const { mutateAsync: readMessage } = useReadMessage()
  const { mutateAsync: readConversation } = useReadConversation()
  const read = async () => {
    try {
      if (message) await readMessage(message.id)
      else if (playerId !== undefined) await readConversation(playerId)
    } catch (error) {
      toast.show(problemToast(error, errorText(error, m.messages_read_failed())))
    }
  }
  return (
    <BusyButton size="sm" variant={variant} aria-describedby={describedBy} onClick={read}>
      {icon}
      {isCompact ? <span className="sr-only">{m.messages_read()}</span> : m.messages_read()}
    </BusyButton>
  )
}
