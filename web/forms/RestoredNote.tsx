import type { MouseEventHandler, ReactNode } from 'react'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import styles from './RestoredNote.module.css'

interface Props {
  /** Why the form is already filled in. */
  children: ReactNode
  /** Changes to what exists, and not a draft of something new. */
  hasChanges?: boolean
  onDiscard: MouseEventHandler<HTMLButtonElement>
}

export function RestoredNote({ children, hasChanges = false, onDiscard }: Props) {
  return (
    <Note tone="info">
      <div className={styles.note}>
        <span>{children}</span>
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {hasChanges ? m.ui_discard_changes() : m.ui_discard_input()}
        </Button>
      </div>
    </Note>
  )
}
