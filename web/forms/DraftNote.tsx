import type { ReactNode } from 'react'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import styles from './DraftNote.module.css'

interface Props {
  /** Why something is already typed. */
  children: ReactNode
  onDiscard: () => void
}

export function DraftNote({ children, onDiscard }: Props) {
  return (
    <Note tone="info">
      <div className={styles.draft}>
        <span>{children}</span>
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {m.ui_draft_discard()}
        </Button>
      </div>
    </Note>
  )
}
