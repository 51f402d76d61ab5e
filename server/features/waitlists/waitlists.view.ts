import type { Waitlist } from '#contract/waitlists/waitlists.ts'
import type { CrewRoleRow, CrewRow } from '#server/db/tables/crews.ts'
import { viewReputation } from '#server/features/profiles/profiles.view.ts'
import { findSeat } from './waitlists.policy.ts'
import type { WaitingRow } from './waitlists.sql.ts'

interface LoadedWaitlist {
  readonly crew: Pick<CrewRow, 'current_crew_size' | 'max_crew_size' | 'is_hidden' | 'asks_before_offers'>
  readonly roles: readonly CrewRoleRow[]
  readonly held: readonly (number | null)[]
  readonly waiting: readonly WaitingRow[]
}

export const viewWaitlist = ({ crew, roles, held, waiting }: LoadedWaitlist): Waitlist => ({
  asksFirst: crew.asks_before_offers,
  entries: waiting.map((row) => ({
    userId: row.user_id,
    username: row.username,
    displayName: row.display_name ?? row.username,
    profileImage: row.profile_image,
    reputation: viewReputation(row.rating_sum, row.rating_count),
    roleId: row.role_id,
    roleName: row.role_name,
    since: row.created_at.toISOString(),
    canOffer: !crew.is_hidden && findSeat(crew, roles, held, row.role_id) !== undefined,
  })),
})
