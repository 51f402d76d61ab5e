import { Quote } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { playerName } from '#web/i18n/player-names.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Fold } from '#web/ui/display/Fold.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { PlayerText } from '#web/ui/display/PlayerText.tsx'
import styles from './CrewText.module.css'

interface Props {
  crew: CrewDetails
  /** As one line, for those who have read it before they came aboard. */
  folded?: boolean | undefined
  /** More lines that fold. */
  children: ReactNode
}

/** About what fits on a third of a phone: a longer text has its first lines there, and the rest on a tap. */
const shortText = 220

function Prose({ text, lang }: { text: string; lang: string }) {
  const [isOpen, setOpen] = useState(text.length <= shortText)
  return (
    <>
      <p className={styles.prose} data-short={isOpen ? undefined : true}>
        <PlayerText text={text} lang={lang} />
      </p>
      {isOpen ? null : (
        <Button size="sm" variant="ghost" className={styles.more} onClick={() => setOpen(true)}>
          {m.crew_page_read_on()}
        </Button>
      )}
    </>
  )
}

/** What the leader says about the mission, and below it the facts. */
export function CrewText({ crew, folded, children }: Props) {
  const titleId = useId()
  const title = m.crew_page_from({ name: playerName(crew.authorName) })
  const text = (
    <>
      <Prose text={crew.description} lang={crew.primaryLanguage} />
      {crew.additionalRequirements ? (
        <p className={styles.required}>
          <strong className={styles.lead}>{m.crew_page_additional()}</strong>{' '}
          <PlayerText text={crew.additionalRequirements} lang={crew.primaryLanguage} />
        </p>
      ) : null}
    </>
  )
  return (
    <Panel flush>
      {folded ? (
        <Fold icon={<Quote aria-hidden />} title={title}>
          {text}
        </Fold>
      ) : (
        <section className={styles.words} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {text}
        </section>
      )}
      {children}
    </Panel>
  )
}
