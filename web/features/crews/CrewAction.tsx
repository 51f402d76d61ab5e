import { Link, useLocation } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'
import type { CrewSummary } from '#contract/crews.ts'
import { m } from '#messages'
import { useSession } from '#web/api/session.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { freeSeats } from './crew-facts.ts'
import { useBoardState } from './use-board-state.ts'

type Props = {
  crew: CrewSummary
  /** In fewer words, where a column is narrow; the full ones are read out. */
  brief?: boolean | undefined
  className?: string | undefined
  joinClassName?: string | undefined
}

interface Words {
  readonly full: string
  readonly brief?: string
}

const closedWords = (crew: CrewSummary): Words | undefined => {
  if (crew.displayStatus === 'completed')
    return { full: m.crews_mission_completed(), brief: m.crews_status_completed() }
  if (crew.displayStatus === 'cancelled')
    return { full: m.crews_mission_cancelled(), brief: m.crews_status_cancelled() }
  return freeSeats(crew) === 0 ? { full: m.crews_crew_full() } : undefined
}

/** What the viewer can do with a crew from the board. */
export function CrewAction({ crew, brief, className, joinClassName }: Props) {
  const session = useSession()
  const href = useLocation({ select: (location) => location.href })
  const params = { id: String(crew.id) }
  const state = useBoardState()
  const labelled = (words: Words) =>
    brief && words.brief ? { 'aria-label': words.full, children: words.brief } : { children: words.full }

  if (crew.viewer?.isAuthor || crew.viewer?.isMember) {
    const words: Words = crew.viewer.isAuthor
      ? { full: m.crews_view_applications(), brief: m.crews_applications() }
      : { full: m.crews_view_crew() }
    return (
      <Button asChild size="sm" className={className}>
        <Link to={paths.crew} params={params} state={state} {...labelled(words)} />
      </Button>
    )
  }
  const closed = closedWords(crew)
  if (closed) return <Button disabled size="sm" className={className} {...labelled(closed)} />
  if (session.status === 'signed-out') {
    return (
      <Button asChild size="sm" className={className}>
        <Link to={paths.login} search={{ redirect: href }}>
          <LogIn size={14} aria-hidden />
          {m.crews_sign_in_to_join()}
        </Link>
      </Button>
    )
  }
  return (
    <Button asChild variant="soft" size="sm" className={joinClassName}>
      <Link to={paths.crew} params={params} state={state}>
        {m.crews_join()}
      </Link>
    </Button>
  )
}
