import { m } from '#messages'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import styles from './DraftNote.module.css'

export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Note tone="info">
      <div className={styles.draft}>
        <span>{m.editor_draft_restored()}</span>
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {m.editor_draft_discard()}
        </Button>
      </div>
    </Note>
  )
}
