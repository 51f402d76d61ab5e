import { Link } from '@tanstack/react-router'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { viewerRelation } from '#web/features/crews/details/viewer-relation.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** For a guest, beside "Crew full": the way onto the waiting list. */
export function SignInToWait({ crew }: { crew: CrewDetails }) {
  if (viewerRelation(crew) !== 'full') return null
  return (
    <Button asChild size="lg" variant="soft" block>
      <Link to={paths.login} search={{ redirect: `/crew/${crew.id}` }}>
        {m.waitlists_sign_in()}
      </Link>
    </Button>
  )
}
