import { useIsMutating } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CrewSummary } from '#contract/crews.ts'
import { m } from '#messages'
import { mutationKeys } from '#web/api/query-keys.ts'
import { paths } from '#web/paths.ts'
import { BusyButton } from '#web/ui/BusyButton.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useJoin } from './join-context.ts'
import { useBoardState } from './use-board-state.ts'

export function JoinButton({ crew, className }: { crew: CrewSummary; className?: string | undefined }) {
  const join = useJoin()
  const state = useBoardState()
  const joining = useIsMutating({ mutationKey: mutationKeys.applyTo(crew.id) }) > 0
  if (!join) {
    return (
      <Button asChild variant="soft" size="sm" className={className}>
        <Link to={paths.crew} params={{ id: String(crew.id) }} state={state}>
          {m.crews_join()}
        </Link>
      </Button>
    )
  }
  return (
    <BusyButton
      variant="soft"
      size="sm"
      className={className}
      pending={joining}
      pendingLabel={joining ? m.applications_joining() : undefined}
      onClick={() => join(crew)}
    >
      {m.crews_join()}
    </BusyButton>
  )
}
