import { useIsMutating } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { mutationKeys } from '#web/api/query-keys.ts'
import { useBoardState } from '#web/features/crews/use-board-state.ts'
import { paths } from '#web/paths.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useJoin } from './join-context.ts'

export function JoinButton({ crew, className }: { crew: CrewSummary; className?: string | undefined }) {
  const join = useJoin()
  const state = useBoardState()
  const joining = useIsMutating({ mutationKey: mutationKeys.applyTo(crew.id) }) > 0
  if (!join) {
    return (
      <Button asChild variant="soft" size="sm" className={className}>
        <Link
          to={paths.crew}
          params={{ id: String(crew.id) }}
          state={state}
          aria-label={m.crews_join_title({ title: crew.title })}
        >
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
      pending={joining || undefined}
      pendingLabel={joining ? m.applications_joining() : undefined}
      aria-label={joining ? undefined : m.crews_join_title({ title: crew.title })}
      onClick={() => join(crew)}
    >
      {m.crews_join()}
    </BusyButton>
  )
}
