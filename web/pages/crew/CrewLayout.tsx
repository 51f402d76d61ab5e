import { type ReactNode, useRef } from 'react'
import type { CrewDetails, CrewMember } from '#contract/crews/crews.ts'
import { CrewHeader } from '#web/features/crews/details/CrewHeader.tsx'
import { CrewMembers } from '#web/features/crews/details/CrewMembers.tsx'
import { CrewSeats } from '#web/features/crews/details/CrewSeats.tsx'
import { CrewText } from '#web/features/crews/details/CrewText.tsx'
import { MissionDetails } from '#web/features/crews/details/MissionDetails.tsx'
import { TimeBlock } from '#web/features/crews/time/TimeBlock.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import styles from './CrewLayout.module.css'
import { sectionIds } from './go-to-section.ts'

interface Props {
  crew: CrewDetails
  /** Below the time. */
  series: ReactNode
  /** What the viewer has to do with the crew. */
  relation: string | undefined
  /** What the viewer can do next, below the seats. */
  acts?: ReactNode
  /** The one main action. On a phone it is in the bar at the bottom instead. */
  main?: ReactNode
  /** After the main action. */
  end?: ReactNode
  /** Below the panel with the seats. */
  side?: ReactNode
  bar: ReactNode
  /** What came of the mission, before the roles. */
  result: ReactNode
  /** The roles and what belongs to them. */
  roles: ReactNode
  ships: ReactNode
  /** What the viewer can do about a member. */
  memberAction?: (member: CrewMember) => ReactNode
  /** Between the details and the discussion. */
  hint?: ReactNode
  discussion: ReactNode
  footer: ReactNode
  /** When it closes, the focus goes to the seats if what opened it is gone. */
  dialog?: ReactNode
}

/** The crew in two columns. On a phone it is one: the seats and acts before the rest, the main action in a bar. */
export function CrewLayout({ crew, acts, main, end, side, bar, roles, hint, dialog, ...slots }: Props) {
  const seats = useRef<HTMLElement>(null)
  const members = useRef<HTMLElement>(null)
  return (
    <FocusHome value={seats}>
      <div className={styles.grid}>
        <div className={styles.top}>
          <CrewHeader crew={crew} />
          <TimeBlock crew={crew} />
          {slots.series}
        </div>
        <aside className={styles.side}>
          <div className={styles.inView}>
            <CrewSeats crew={crew} text={slots.relation} main={main} end={end} ref={seats}>
              {acts}
            </CrewSeats>
            {side}
          </div>
        </aside>
        <div className={styles.body}>
          {slots.result}
          {roles}
          <CrewText crew={crew} />
          <FocusHome value={members}>
            <CrewMembers
              ref={members}
              members={crew.members}
              lang={crew.primaryLanguage}
              action={slots.memberAction}
            />
          </FocusHome>
          {slots.ships}
          <MissionDetails crew={crew} />
          {hint ? <p className={styles.hint}>{hint}</p> : null}
          <div id={sectionIds.discussion}>{slots.discussion}</div>
        </div>
        <div className={styles.stats}>{slots.footer}</div>
        <div className={styles.bar}>{bar}</div>
      </div>
      {dialog}
    </FocusHome>
  )
}
