import { Link } from '@tanstack/react-router'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { viewerRelation } from '#web/features/crews/details/viewer-relation.ts'
import { useEntrance } from '#web/session/use-entrance.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** For a guest, beside "Crew full": the way onto the waiting list. */
export function SignInToWait({ crew }: { crew: CrewDetails }) {
  const entrance = useEntrance()
  if (viewerRelation(crew) !== 'full') return null
  return (
    <Button asChild size="lg" variant="soft" block>
      <Link to={entrance} search={{ redirect: `/crew/${crew.id}` }}>
        {m.waitlists_sign_in()}
      </Link>
    </Button>
  )
}
