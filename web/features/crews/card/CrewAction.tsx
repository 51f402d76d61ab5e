import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { freeSeats, isOver } from '#web/features/crews/crew-facts.ts'
import { useBoardState } from '#web/features/crews/use-board-state.ts'
import { applyPath, paths } from '#web/paths.ts'
import { useSession } from '#web/session/session.ts'
import { useEntrance } from '#web/session/use-entrance.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import styles from './CrewAction.module.css'
import { DeclinedButton } from './DeclinedButton.tsx'
import { JoinButton } from './JoinButton.tsx'

type Props = {
  crew: CrewSummary
  /** The post was removed. */
  removed?: boolean | undefined
  /** Short labels for a narrow column, or only on phones; screen readers read the full ones. */
  brief?: boolean | 'narrow' | undefined
  className?: string | undefined
  joinClassName?: string | undefined
}

interface Label {
  readonly full: string
  readonly brief?: string
}

const labelText = ({ full, brief = full }: Label, isBrief: Props['brief']): ReactNode => {
  if (isBrief !== 'narrow') return isBrief ? brief : full
  return (
    <>
      <span className={styles.wide}>{full}</span>
      <span className={styles.narrow}>{brief}</span>
    </>
  )
}

const closedLabel = (crew: CrewSummary): Label | undefined => {
  if (crew.displayStatus === 'completed')
    return { full: m.crews_mission_completed(), brief: m.crews_status_completed() }
  if (crew.expired) return { full: m.crews_post_expired() }
  if (crew.displayStatus === 'cancelled')
    return { full: m.crews_mission_cancelled(), brief: m.crews_status_cancelled() }
  return freeSeats(crew) === 0 ? { full: m.crews_crew_full() } : undefined
}

/** The button of a crew on the board, or why there is nothing to do. */
export function CrewAction({ crew, removed, brief, className, joinClassName }: Props) {
  const session = useSession()
  const entrance = useEntrance()
  const state = useBoardState()
  if (removed) {
    return (
      <Button disabled size="sm" className={className}>
        {m.crews_post_removed()}
      </Button>
    )
  }
  if (crew.viewer?.canLead) {
    const count = crew.viewer.pendingApplications
    return (
      <Button asChild size="sm" className={className}>
        <Link to={paths.crewApplications} params={{ crewId: String(crew.id) }}>
          {labelText({ full: m.crews_view_applications(), brief: m.crews_applications() }, brief)}
          {count > 0 ? <Badge count={count} label={m.applications_pending_count({ count })} /> : null}
        </Link>
      </Button>
    )
  }
  if (crew.viewer?.isMember) {
    return (
      <Button asChild size="sm" className={className}>
        <Link to={paths.crew} params={{ id: String(crew.id) }} state={state}>
          {m.crews_view_crew()}
        </Link>
      </Button>
    )
  }
  if (crew.viewer?.application?.status === 'pending' && !isOver(crew)) {
    return (
      <Button disabled size="sm" className={className}>
        {m.applications_applied()}
      </Button>
    )
  }
  if (crew.viewer?.mayApplyFrom && !isOver(crew)) {
    return <DeclinedButton from={crew.viewer.mayApplyFrom} className={className} />
  }
  const closed = closedLabel(crew)
  if (closed) {
    return (
      <Button disabled size="sm" className={className} aria-label={closed.full}>
        {labelText(closed, brief)}
      </Button>
    )
  }
  if (session.status === 'signed-out') {
    return (
      <Button asChild size="sm" className={className}>
        <Link
          to={entrance}
          search={{ redirect: applyPath(crew.id) }}
          aria-label={m.crews_sign_in_to_join_title({ title: crew.title })}
        >
          {m.crews_sign_in_on_board()}
        </Link>
      </Button>
    )
  }
  return <JoinButton crew={crew} className={joinClassName} />
}
