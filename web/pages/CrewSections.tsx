import type { CrewDetails } from '#contract/crews.ts'
import { CrewHeader } from '#web/features/crews/details/CrewHeader.tsx'
import { CrewMembers } from '#web/features/crews/details/CrewMembers.tsx'
import { CrewSeats } from '#web/features/crews/details/CrewSeats.tsx'
import { CrewStats } from '#web/features/crews/details/CrewStats.tsx'
import { CrewText } from '#web/features/crews/details/CrewText.tsx'
import { MainAction } from '#web/features/crews/details/MainAction.tsx'
import { MissionDetails } from '#web/features/crews/details/MissionDetails.tsx'
import { TimeBlock } from '#web/features/crews/details/TimeBlock.tsx'
import { RoleSeats } from '#web/features/crews/RoleSeats.tsx'
import { RoleOverview } from '#web/features/roles/RoleOverview.tsx'
import { useLoginSearch } from '#web/shell/use-login-search.ts'
import styles from './CrewSections.module.css'

/** The crew in two columns. On a phone it is one, with the seats before the text and the action in a bar below. */
export function CrewSections({ crew }: { crew: CrewDetails }) {
  const loginSearch = useLoginSearch()
  return (
    <div className={styles.grid}>
      <div className={styles.top}>
        <CrewHeader crew={crew} />
        <TimeBlock crew={crew} />
      </div>
      <aside className={styles.side}>
        <div className={styles.seats}>
          <CrewSeats crew={crew} loginSearch={loginSearch} />
        </div>
        <div className={styles.stats}>
          <CrewStats crew={crew} />
        </div>
      </aside>
      <div className={styles.body}>
        <CrewText crew={crew} />
        <MissionDetails crew={crew} />
        {crew.roles.length > 0 ? (
          <RoleOverview
            roles={crew.roles}
            lang={crew.primaryLanguage}
            seats={(role) => <RoleSeats role={role} />}
          />
        ) : null}
        <CrewMembers members={crew.members} />
      </div>
      <div className={styles.bar}>
        <MainAction crew={crew} loginSearch={loginSearch} withEdit />
      </div>
    </div>
  )
}
