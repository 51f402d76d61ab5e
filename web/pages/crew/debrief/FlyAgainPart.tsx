import { Link } from '@tanstack/react-router'
import { Repeat } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DebriefPart } from './DebriefPart.tsx'

/** The same post again; the form offers to ask the same players first. */
export function FlyAgainPart({ crew }: { crew: CrewDetails }) {
  return (
    <DebriefPart title={m.debrief_again()}>
      <p>{crew.members.length > 1 ? m.debrief_again_text() : m.debrief_again_alone()}</p>
      <Button asChild>
        <Link to={paths.create} search={{ from: crew.id }}>
          <Repeat size={16} aria-hidden />
          {m.crew_page_post_again()}
        </Link>
      </Button>
    </DebriefPart>
  )
}
