import { type ReactNode, useRef } from 'react'
import type { CrewDetails, CrewMember } from '#contract/crews/crews.ts'
import { CrewHeader } from '#web/features/crews/details/CrewHeader.tsx'
import { CrewMembers } from '#web/features/crews/details/CrewMembers.tsx'
import { CrewText } from '#web/features/crews/details/CrewText.tsx'
import { MissionDetails } from '#web/features/crews/details/MissionDetails.tsx'
import { TimeBlock } from '#web/features/crews/time/TimeBlock.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import styles from './CrewLayout.module.css'
import { sectionIds } from './go-to-section.ts'

interface Props {
  crew: CrewDetails
  /** The views of those who lead. */
  views?: ReactNode
  /** In place of everything but the members, in the view *Lead*. */
  lead?: ReactNode
  /** It takes the focus when what had it disappears. */
  step: ReactNode
  /** Below the next step. */
  side?: ReactNode
  /** What came of the mission, before everything else. */
  result: ReactNode
  /** At the end of the time. */
  series: ReactNode
  seats: ReactNode
  ships: ReactNode
  /** What the viewer can do about a member. */
  memberAction?: (member: CrewMember) => ReactNode
  /** Those aboard talk before they look at who else is there, and know the leader's words. */
  isAboard?: boolean | undefined
  discussion: ReactNode
  /** Below it. */
  hint?: ReactNode
  footer: ReactNode
  dialog?: ReactNode
}

/** The crew in two columns, the next step in view. On a smaller screen it is one, and the next step at the bottom edge. */
export function CrewLayout({ crew, lead, isAboard, dialog, ...slots }: Props) {
  const home = useRef<HTMLElement>(null)
  const membersRef = useRef<HTMLElement>(null)
  const members = (
    <FocusHome value={membersRef}>
      <CrewMembers
        ref={membersRef}
        members={crew.members}
        lang={crew.primaryLanguage}
        action={slots.memberAction}
      />
    </FocusHome>
  )
  const words = (
    <CrewText crew={crew} folded={isAboard}>
      <MissionDetails crew={crew} />
      {slots.ships}
    </CrewText>
  )
  const talk = (
    <div id={sectionIds.discussion} className={styles.talk}>
      {slots.discussion}
      {slots.hint}
    </div>
  )
  const page = (
    <>
      {slots.result}
      <TimeBlock crew={crew}>{slots.series}</TimeBlock>
      {slots.seats}
      {isAboard ? talk : words}
      {members}
      {isAboard ? words : talk}
    </>
  )
  return (
    <FocusHome value={home}>
      <div className={styles.grid}>
        <div className={styles.top}>
          <CrewHeader crew={crew} />
          {slots.views}
        </div>
        <aside className={styles.side}>
          <div className={styles.inView}>
            {slots.step}
            {slots.side}
          </div>
        </aside>
        <div className={styles.body}>
          {lead ? (
            <>
              {lead}
              {members}
            </>
          ) : (
            page
          )}
        </div>
        <div className={styles.stats}>{slots.footer}</div>
      </div>
      {dialog}
    </FocusHome>
  )
}
