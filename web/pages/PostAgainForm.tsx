import type { SessionUser } from '#contract/users.ts'
import { useCrew } from '#web/features/crews/crews.queries.ts'
import { blankForm, formOfPastCrew } from '#web/features/crews/editor/crew-form.ts'
import { PagePending } from '#web/shell/PagePending.tsx'
import { NewCrewForm } from './NewCrewForm.tsx'

/** The form for a new post, filled in from an earlier crew; blank if that cannot be loaded. */
export function PostAgainForm({ leader, crewId }: { leader: SessionUser; crewId: number }) {
  const { data: crew, error } = useCrew(crewId)
  if (crew) return <NewCrewForm key="again" leader={leader} initial={formOfPastCrew(crew)} />
  return error ? <NewCrewForm key="blank" leader={leader} initial={blankForm(leader)} /> : <PagePending />
}
