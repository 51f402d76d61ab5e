import { useId } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { Note } from '#web/ui/display/Note.tsx'
import { PlayerText } from '#web/ui/display/PlayerText.tsx'
import styles from './CrewText.module.css'

export function CrewText({ crew }: { crew: CrewDetails }) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className="sr-only">
        {m.crew_page_text()}
      </h2>
      <p className={styles.prose}>
        <PlayerText text={crew.description} lang={crew.primaryLanguage} />
      </p>
      {crew.additionalRequirements ? (
        <Note>
          <strong className={styles.lead}>{m.crew_page_additional()}</strong>{' '}
          <PlayerText text={crew.additionalRequirements} lang={crew.primaryLanguage} />
        </Note>
      ) : null}
    </section>
  )
}
