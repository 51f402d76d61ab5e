import { MailOpen } from 'lucide-react'
import type { RefObject } from 'react'
import type { Message } from '#contract/messages/messages.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import styles from './MessageRow.module.css'
import { ReadButton } from './ReadButton.tsx'

interface Props {
  message: Message
  /** Gets the focus when the button disappears. */
  focusNext: RefObject<HTMLElement | null>
  /** The id of the text: there is such a button in every row. */
  describedBy: string
}

/** On a phone, where the open message is not beside the list. */
export function RowReadButton({ message, focusNext, describedBy }: Props) {
  const action = useFocusHandover<HTMLDivElement>(focusNext)
  return (
    <div ref={action} className={styles.action}>
      <ReadButton
        message={message}
        variant="ghost"
        icon={<MailOpen size={18} aria-hidden />}
        describedBy={describedBy}
        isCompact
      />
    </div>
  )
}
