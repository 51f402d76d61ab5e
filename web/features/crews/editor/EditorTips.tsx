import { Lightbulb } from 'lucide-react'
import { m } from '#texts'
import { Note } from '#web/ui/display/Note.tsx'
import styles from './EditorTips.module.css'

export function EditorTips() {
  return (
    <Note icon={<Lightbulb />}>
      <strong className={styles.lead}>{m.editor_tip_lead()}</strong> {m.editor_tip_text()}
    </Note>
  )
}
