import type { CrewDetails } from '#contract/crews/crews.ts'
import { waitlistLimits } from '#contract/waitlists/limits.ts'
import { m } from '#texts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { Fold } from '#web/ui/display/Fold.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'

interface Props {
  crew: Pick<CrewDetails, 'roles'>
  waiting: NonNullable<NonNullable<CrewDetails['viewer']>['waiting']>
}

/** For a player who waits: what for, and what happens next. */
export function YourWait({ crew, waiting }: Props) {
  const role = crew.roles.find(({ id }) => id === waiting.roleId)?.roleName
  const whatHappens = waiting.asksFirst ? m.waitlists_leader_chooses : m.waitlists_what_happens
  const { offerHours: hours, offerMinutes: minutes, urgentHours: lastHours } = waitlistLimits
  return (
    <Panel flush>
      <Fold
        title={m.waitlists_title()}
        hint={role ? m.waitlists_for_role({ role: roleNameText(role) }) : m.waitlists_for_any()}
      >
        {whatHappens({ hours, minutes, lastHours })}
      </Fold>
    </Panel>
  )
}
