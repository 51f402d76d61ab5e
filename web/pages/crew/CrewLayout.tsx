import { type ReactNode, useRef } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { CrewHeader } from '#web/features/crews/details/CrewHeader.tsx'
import { CrewMembers } from '#web/features/crews/details/CrewMembers.tsx'
import { CrewSeats } from '#web/features/crews/details/CrewSeats.tsx'
import { CrewText } from '#web/features/crews/details/CrewText.tsx'
import { MissionDetails } from '#web/features/crews/details/MissionDetails.tsx'
import { TimeBlock } from '#web/features/crews/details/TimeBlock.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { CrewDiscussion } from './CrewDiscussion.tsx'
import { CrewFooter } from './CrewFooter.tsx'
import styles from './CrewLayout.module.css'
import { CrewLog } from './CrewLog.tsx'
import { CrewSeries } from './CrewSeries.tsx'
import { CrewSettlement } from './CrewSettlement.tsx'
import { CrewShips } from './CrewShips.tsx'
import { MemberActions } from './MemberActions.tsx'

interface Props {
  crew: CrewDetails
  /** What the viewer can do next, below the seats. */
  acts: ReactNode
  /** The one main action. On a phone it is in the bar at the bottom instead. */
  main?: ReactNode
  /** After the main action. */
  end?: ReactNode
  /** Below the panel with the seats. */
  side?: ReactNode
  bar: ReactNode
  /** The roles and what belongs to them. */
  roles: ReactNode
  /** Between the details and the discussion. */
  hint?: ReactNode
  /** When it closes, the focus goes to the seats if what opened it is gone. */
  dialog?: ReactNode
}

/** The crew in two columns. On a phone it is one: the seats and acts before the rest, the main action in a bar. */
export function CrewLayout({ crew, acts, main, end, side, bar, roles, hint, dialog }: Props) {
  const seats = useRef<HTMLElement>(null)
  const members = useRef<HTMLElement>(null)
  return (
    <FocusHome value={seats}>
      <div className={styles.grid}>
        <div className={styles.top}>
          <CrewHeader crew={crew} />
          <TimeBlock crew={crew} />
          <CrewSeries crew={crew} />
        </div>
        <aside className={styles.side}>
          <div className={styles.inView}>
            <CrewSeats crew={crew} main={main} end={end} ref={seats}>
              {acts}
            </CrewSeats>
            {side}
          </div>
        </aside>
        <div className={styles.body}>
          <CrewSettlement crew={crew} />
          <CrewLog crew={crew} />
          {roles}
          <CrewText crew={crew} />
          <FocusHome value={members}>
            <CrewMembers
              ref={members}
              members={crew.members}
              lang={crew.primaryLanguage}
              action={(member) => <MemberActions crew={crew} member={member} />}
            />
          </FocusHome>
          <CrewShips crew={crew} />
          <MissionDetails crew={crew} />
          {hint ? <p className={styles.hint}>{hint}</p> : null}
          <CrewDiscussion crew={crew} />
        </div>
        <CrewFooter crew={crew} />
        <div className={styles.bar}>{bar}</div>
      </div>
      {dialog}
    </FocusHome>
  )
}
