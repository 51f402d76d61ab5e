import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { languagesOf } from '#web/features/crews/crew-facts.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { CrewAction } from './CrewAction.tsx'
import { LanguageCodes } from './LanguageCodes.tsx'
import { LeaderName } from './LeaderName.tsx'
import { LeaderOrganisation } from './LeaderOrganisation.tsx'
import { LeaderRating } from './LeaderRating.tsx'
import styles from './MissionCardFooter.module.css'

type Props = {
  crew: CrewSummary
  removed?: boolean | undefined
  preview?: boolean | undefined
  joinClassName?: string | undefined
}

/** The leader, the languages and the action. */
export function MissionCardFooter({ crew, removed, preview, joinClassName }: Props) {
  const isLeader = crew.viewer?.isAuthor
  return (
    <div className={styles.footer}>
      <div className={styles.leader}>
        <Avatar name={playerName(crew.authorName)} src={crew.authorImage} />
        <span className={styles.who}>
          <LeaderName crew={crew} className={styles.name} />
          <span className={styles.part}>
            {isLeader ? <span>{m.crews_leader()}</span> : <LeaderRating reputation={crew.authorReputation} />}
            <LeaderOrganisation crew={crew} />
          </span>
        </span>
      </div>
      <LanguageCodes languages={languagesOf(crew)} max={2} />
      {preview ? null : (
        <CrewAction
          crew={crew}
          removed={removed}
          brief="narrow"
          className={styles.action}
          joinClassName={`${styles.action} ${joinClassName}`}
        />
      )}
    </div>
  )
}
