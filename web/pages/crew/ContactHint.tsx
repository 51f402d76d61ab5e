import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ContactLeader } from '#web/features/messages/writing/WriteButton.tsx'
import { isDeleted } from '#web/i18n/player-names.ts'
import styles from './ContactHint.module.css'

/** Below the questions: the leader can be asked directly, too. */
export function ContactHint({ crew }: { crew: CrewDetails }) {
  if (isDeleted(crew.authorName)) return null
  return (
    <div className={styles.hint}>
      <p>{m.messages_contact_hint()}</p>
      <ContactLeader crew={crew} />
    </div>
  )
}
