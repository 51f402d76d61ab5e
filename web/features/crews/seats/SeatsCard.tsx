import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { AtOnceLine } from '#web/features/crews/boarding/AtOnceLine.tsx'
import { freeSeats, isOver } from '#web/features/crews/crew-facts.ts'
import { ReadySum } from '#web/features/crews/ready/ReadySum.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import styles from './SeatsCard.module.css'

/** The seats of a crew, one row for each role. */
export function SeatsCard({ crew, children }: { crew: CrewDetails; children: ReactNode }) {
  const free = freeSeats(crew)
  return (
    <Panel
      title={m.crew_page_seats()}
      headerEnd={
        <span className={styles.soft}>
          {isOver(crew)
            ? m.crews_crew_of({ total: crew.currentCrewSize })
            : m.crews_free({ free, total: crew.maxCrewSize })}
        </span>
      }
      flush
    >
      <ul>{children}</ul>
      <AtOnceLine crew={crew} />
      <div className={styles.sum}>
        <ReadySum crew={crew} />
      </div>
    </Panel>
  )
}

interface RowProps {
  faces: ReactNode
  /** What the seats are for. */
  what: ReactNode
  pay?: ReactNode
  /** Free or filled. */
  state?: ReactNode
  /** What the viewer can do about it, beside its state. */
  action?: ReactNode
}

export function SeatsRow({ faces, what, pay, state, action }: RowProps) {
  return (
    <li className={styles.row} data-plain={state || action ? undefined : true}>
      <div className={styles.faces}>{faces}</div>
      <div className={styles.what}>{what}</div>
      {pay ? <div className={styles.pay}>{pay}</div> : null}
      <div className={styles.act}>
        {state}
        {action}
      </div>
    </li>
  )
}

/** "2 free", "Role filled", or neither once no one can come aboard. */
export function SeatsState({ free, isFilled }: { free: number; isFilled: boolean }) {
  if (free > 0) return <span className={styles.free}>{m.crew_page_seats_free({ count: free })}</span>
  return <span className={styles.filled}>{isFilled ? m.roles_filled() : m.roles_unfilled()}</span>
}
