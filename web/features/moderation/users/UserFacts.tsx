import type { ReactNode } from 'react'
import type { getUser } from '#contract/user-list/user-list.ts'
import type { Answer } from '#contract/wire/endpoint.ts'
import { m } from '#texts'
import { Fact, Facts } from '#web/features/moderation/Facts.tsx'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { formatAverage, formatCount } from '#web/i18n/format.ts'
import { CitizenId } from './CitizenId.tsx'
import { RoleChip } from './RoleChip.tsx'
import { UserStatus } from './UserStatus.tsx'

/** The account in figures. */
export function UserFacts({ user }: { user: Answer<typeof getUser> }) {
  const { formatMoment } = useFormats()
  const { averageRating, totalRatings } = user.reputation
  const facts: [string, ReactNode][] = [
    [m.users_status(), <UserStatus key="status" user={user} />],
    [m.users_role(), <RoleChip key="role" role={user.userRole} />],
    [m.users_email(), user.email],
    [m.users_citizen_id(), <CitizenId key="citizen" user={user} />],
    [m.users_joined(), formatMoment(user.joinDate)],
    [m.users_last_active(), user.lastActive ? formatMoment(user.lastActive) : m.users_never()],
    [m.users_sessions(), formatCount(user.sessionCount)],
    [
      m.users_ratings(),
      totalRatings > 0
        ? m.reports_history_average({ average: formatAverage(averageRating), count: totalRatings })
        : '–',
    ],
    [
      m.users_missions(),
      m.users_missions_value({
        led: formatCount(user.crewsLed),
        completed: formatCount(user.missionsCompleted),
        cancelled: formatCount(user.missionsCancelled),
      }),
    ],
  ]
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  )
}
