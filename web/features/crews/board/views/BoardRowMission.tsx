import { Link } from '@tanstack/react-router'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { ActivityTile } from '#web/features/crews/card/ActivityTile.tsx'
import { LanguageCodes } from '#web/features/crews/card/LanguageCodes.tsx'
import { LeaderName } from '#web/features/crews/card/LeaderName.tsx'
import { LeaderRating } from '#web/features/crews/card/LeaderRating.tsx'
import { MatchReasons } from '#web/features/crews/card/MatchReasons.tsx'
import { ServerChips } from '#web/features/crews/card/ServerChips.tsx'
import { isOver, languagesOf } from '#web/features/crews/crew-facts.ts'
import { useBoardState } from '#web/features/crews/use-board-state.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './BoardRowMission.module.css'

interface Props {
  crew: CrewSummary
  onOpen: () => void
  className: string | undefined
}

/** In a row of the list: what the mission is, and who leads it. The whole row is the link of its title. */
export function BoardRowMission({ crew, onOpen, className }: Props) {
  const state = useBoardState()
  return (
    <div className={classNames(styles.mission, isOver(crew) && styles.over, className)}>
      <ActivityTile activity={crew.activity} className={styles.tile} />
      <div className={styles.text}>
        <h3 className={styles.title} lang={crew.primaryLanguage} dir="auto">
          <Link
            className={classNames('focus-after', styles.link)}
            to={paths.crew}
            params={{ id: String(crew.id) }}
            state={state}
            onClick={onOpen}
          >
            {crew.title}
          </Link>
        </h3>
        <div className={styles.leader}>
          <LeaderName crew={crew} className={styles.name} />
          {crew.viewer?.isAuthor ? null : <LeaderRating reputation={crew.authorReputation} />}
          <LanguageCodes languages={languagesOf(crew)} max={2} />
          <span className={styles.server}>
            <ServerChips crew={crew} />
          </span>
          {crew.shipName ? <span className={styles.ship}>{crew.shipName}</span> : null}
        </div>
        <MatchReasons reasons={crew.viewer?.reasons} className={styles.reasons} />
      </div>
    </div>
  )
}
