import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useBoardCrew } from './applications.queries.ts'

/** Takes a seat that is given at once, by one click. */
export function TakeSeat({ crewId, role }: { crewId: number; role: CrewRole | 'any-seat' }) {
  const toast = useToast()
  const { mutate: board, isPending } = useBoardCrew(crewId)
  const [id, name] = role === 'any-seat' ? [null, m.crews_any_seat()] : [role.id, roleNameText(role.roleName)]
  return (
    <Button
      variant="soft"
      pending={isPending}
      aria-label={m.boarding_take_as({ seat: name })}
      onClick={() =>
        board(
          { roleId: id },
          {
            onSuccess: () => toast.show({ title: m.boarding_aboard() }),
            onError: (error) => toast.show(problemToast(error, m.boarding_failed())),
          },
        )
      }
    >
      {m.boarding_take()}
    </Button>
  )
}
