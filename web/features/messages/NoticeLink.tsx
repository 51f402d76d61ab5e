import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { Message } from '#contract/messages/messages.ts'
import { m } from '#texts'
import { discussionHash, paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

interface Props {
  message: Message
  crewId: number
}

/** Leads to what the notice is about. */
export function NoticeLink({ message: { about, channel }, crewId }: Props) {
  const params = { id: String(crewId) }
  const arrow = <ArrowRight size={16} aria-hidden />
  if (about === 'applications') {
    return (
      <Button asChild>
        <Link to={paths.crewApplications} params={{ crewId: params.id }}>
          {m.messages_to_applications()} {arrow}
        </Link>
      </Button>
    )
  }
  if (channel) {
    return (
      <Button asChild>
        <Link to={paths.crew} params={params} hash={discussionHash[channel]}>
          {m.messages_to_discussion()} {arrow}
        </Link>
      </Button>
    )
  }
  return (
    <Button asChild>
      <Link to={paths.crew} params={params}>
        {m.messages_to_crew()} {arrow}
      </Link>
    </Button>
  )
}
