import { Link } from '@tanstack/react-router'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { CrewSeats } from '#web/pages/crew/CrewSeats.tsx'
import { applyPath } from '#web/paths.ts'
import { useEntrance } from '#web/session/use-entrance.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** The seats for guests: who chooses one comes back to it after signing in. */
export function GuestSeats({ crew }: { crew: CrewDetails }) {
  const entrance = useEntrance()
  return (
    <CrewSeats
      crew={crew}
      action={(target, free) =>
        free > 0 ? (
          <Button asChild>
            <Link
              to={entrance}
              search={{ redirect: applyPath(crew.id, target === 'any-seat' ? 'any' : target.id) }}
              aria-label={
                target === 'any-seat'
                  ? m.applications_apply_any_seat()
                  : m.applications_apply_as({ role: roleNameText(target.roleName) })
              }
            >
              {m.applications_apply()}
            </Link>
          </Button>
        ) : undefined
      }
    />
  )
}
