/** The relation of players to posts. */
import { type RawBuilder, sql } from 'kysely'
import type { ApplicationStatus } from '#contract/applications/applications.ts'
import { applicationLimits } from '#contract/applications/fields.ts'
import type { Context } from '#server/context.ts'

const hourMs = 60 * 60_000

/** Refusals before this no longer keep the player from applying again. */
const oldestRefusal = (now: Date) => new Date(now.getTime() - applicationLimits.hoursAfterRefusal * hourMs)

/** Guests have no relation to any post. */
export type ViewerContext = Pick<Context, 'db' | 'now' | 'viewer'>

/** A player's seat, newest application, and refusal while it still counts; an invitation ends it. */
export const relationTo = (userId: RawBuilder<unknown>, now: Date) => sql`
  (
    select json_build_object('role_id', role_id)
    from crew_members
    where crew_id = crews.id and user_id = ${userId}
  ) as viewer_seat,
  (
    select json_build_object(
      'id', id, 'role_id', role_id, 'status', status, 'created_at', created_at, 'message', message
    )
    from applications
    where crew_id = crews.id and user_id = ${userId}
    order by id desc
    limit 1
  ) as viewer_application,
  (
    select max(decided_at)
    from applications
    where crew_id = crews.id and user_id = ${userId} and status = 'declined'
      and not ended_with_role
      and decided_at > ${oldestRefusal(now)}
      and not exists (
        select from messages
        where kind = 'invitation' and receiver_id = ${userId} and messages.crew_id = crews.id
          and messages.created_at >= decided_at
      )
  ) as viewer_refused_at
`

const thisCrew = sql`crews.id`

/** Whether the leader has refused the player for the crew, or taken them out of it or off its waiting list. */
export const wasTurnedAway = (
  userId: RawBuilder<unknown>,
  crewId: RawBuilder<unknown> = thisCrew,
): RawBuilder<boolean> => sql`(
  exists (
    select from applications
    where applications.crew_id = ${crewId} and applications.user_id = ${userId}
      and applications.status = 'declined' and not ended_with_role
  ) or exists (
    select from waitlist_entries
    where waitlist_entries.crew_id = ${crewId} and waitlist_entries.user_id = ${userId}
      and removed_at is not null
  )
)`

/** Whether the leader could ask the player: they are not aboard, have not applied, and were not turned away. */
export const isNewTo = (
  userId: RawBuilder<unknown>,
  crewId: RawBuilder<unknown> = thisCrew,
): RawBuilder<boolean> => sql`(
  not exists (select from crew_members where crew_members.crew_id = ${crewId} and crew_members.user_id = ${userId})
  and not exists (
    select from applications
    where applications.crew_id = ${crewId} and applications.user_id = ${userId} and not ended_with_role
  )
  and not ${wasTurnedAway(userId, crewId)}
)`

/** A player's place on the waiting list, even if the leader has removed them from it. */
const waitOf = (userId: RawBuilder<unknown>) => sql`
  (
    select json_build_object(
      'role_id', role_id,
      'is_removed', removed_at is not null,
      'asks_first', crews.asks_before_offers,
      'position', (
        select count(*)
        from waitlist_entries as ahead
        where ahead.crew_id = crews.id and ahead.removed_at is null and ahead.id <= entry.id
      )
    )
    from waitlist_entries as entry
    where crew_id = crews.id and user_id = ${userId}
  )
`

/** With the number of applications that are pending, and the place on the waiting list. */
export const relation = ({ viewer, now }: ViewerContext) =>
  viewer
    ? sql`,
        ${relationTo(sql`${viewer.id}`, now())},
        (
          select count(*) from applications where crew_id = crews.id and status = 'pending'
        ) as pending_applications,
        ${waitOf(sql`${viewer.id}`)} as viewer_wait
      `
    : sql``

/** The viewer's relation to a post; empty for guests. */
export interface ViewerRelation {
  /** Null if the viewer is not a member. */
  viewer_seat?: { role_id: number | null } | null
  viewer_application?: {
    id: number
    role_id: number | null
    status: ApplicationStatus
    created_at: string
    message: string
  } | null
  viewer_refused_at?: string | null
  pending_applications?: number
  viewer_wait?: { role_id: number | null; is_removed: boolean; asks_first: boolean; position: number } | null
}
