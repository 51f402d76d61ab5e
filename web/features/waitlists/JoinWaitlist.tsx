import { type ComponentProps, use } from 'react'
import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import { useJoinWaitlist } from './waitlists.queries.ts'

type Props = Pick<ComponentProps<typeof BusyButton>, 'size' | 'variant' | 'block'> & {
  crewId: number
  /** Without it for any seat. */
  role?: Pick<CrewRole, 'id' | 'roleName'>
}

/** For players who find the crew or the role full. It disappears once they wait. */
export function JoinWaitlist({ crewId, role, ...look }: Props) {
  const toast = useToast()
  const { mutateAsync: join } = useJoinWaitlist(crewId)
  const button = useFocusHandover<HTMLButtonElement>(use(FocusHome))
  const press = async () => {
    try {
      const { viewer } = await join(role?.id ?? null)
      toast.show({ title: m.waitlists_position({ position: viewer?.waiting?.position ?? 1 }) })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.waitlists_join_failed())))
    }
  }
  return (
    <BusyButton
      {...look}
      ref={button}
      aria-label={role ? m.waitlists_join_role({ role: roleNameText(role.roleName) }) : undefined}
      onClick={press}
    >
      {role ? m.waitlists_join_short() : m.waitlists_join()}
    </BusyButton>
  )
}
