import { useId } from 'react'
import type { CrewDetails } from '#contract/crews.ts'
import { m } from '#messages'
import { useUser } from '#web/api/session.ts'
import { freeSeats } from '#web/features/crews/crew-facts.ts'
import { SeatMap } from '#web/features/crews/SeatMap.tsx'
import type { OwnSeat } from '#web/features/crews/seats.ts'
import styles from './CrewSeats.module.css'
import { MainAction } from './MainAction.tsx'

interface Props {
  crew: CrewDetails
  loginSearch: { redirect?: string }
}

const standing = (crew: CrewDetails, roleName: string | null): string | undefined => {
  const { displayStatus, viewer } = crew
  if (viewer?.isAuthor) return viewer.canEdit ? m.crew_page_owner() : m.crew_page_owner_closed()
  if (viewer?.isMember)
    return roleName ? m.crew_page_member_role({ role: roleName }) : m.crew_page_member_note()
  if (displayStatus !== 'open' && displayStatus !== 'in_progress') return undefined
  return viewer ? m.crew_page_open() : m.crew_page_sign_in_hint()
}

/** How many seats are left, which ones, and what the viewer is to this crew. */
export function CrewSeats({ crew, loginSearch }: Props) {
  const titleId = useId()
  const user = useUser()
  const roleName = crew.members.find(({ id }) => id === user?.id)?.roleName ?? null
  const ownSeat = (): OwnSeat | undefined => {
    if (crew.viewer?.isAuthor) return 'leader'
    return crew.viewer?.isMember ? { roleName } : undefined
  }
  const free = freeSeats(crew)
  const words = standing(crew, roleName)
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.spots}>
        <span className={styles.figure}>{free}</span>{' '}
        <span className={styles.of}>{m.crew_page_spots({ max: crew.maxCrewSize })}</span>
      </h2>
      <SeatMap crew={crew} size="details" own={ownSeat()} />
      <div className={styles.standing}>
        {words ? <p className={styles.words}>{words}</p> : null}
        <div className={styles.action}>
          <MainAction crew={crew} loginSearch={loginSearch} />
        </div>
      </div>
    </section>
  )
}
