/** What decides whether a player can take a seat at once. */
import { type RawBuilder, sql } from 'kysely'
import type { BoardingPlayer } from '#contract/boarding/conditions.ts'
import type { Context } from '#server/context.ts'
import { attendanceOf } from '#server/features/records/records.fragment.ts'
import { flewTogether } from '#server/features/records/records-crewmates.fragment.ts'

export interface BoardingRow extends BoardingPlayer {
  /** The leader has refused the player for this crew, or taken them out of it or off its list: they have to apply. */
  readonly isTurnedAway: boolean
}

/** Of a player for the row of `crews` in the statement, as JSON. */
export const boardingOf = (
  ctx: Pick<Context, 'now' | 'config'>,
  userId: RawBuilder<unknown>,
): RawBuilder<BoardingRow> => sql`(
  select json_build_object(
    'languages', boarder.preferred_languages,
    'isVerified', boarder.verified_handle is not null,
    'came', (record ->> 'came')::integer,
    'missions', (record ->> 'missions')::integer,
    'hasFlownWithLeader', ${flewTogether(sql`boarder.id`, sql`crews.author_id`)},
    'isTurnedAway',
      exists (
        select from applications
        where applications.crew_id = crews.id and applications.user_id = boarder.id and applications.status = 'declined'
      ) or exists (
        select from waitlist_entries
        where waitlist_entries.crew_id = crews.id and waitlist_entries.user_id = boarder.id and removed_at is not null
      )
  )
  from users as boarder
  cross join lateral (select ${attendanceOf(ctx, sql`boarder.id`)} as record) as records
  where boarder.id = ${userId}
)`

/** Empty for guests. */
export interface BoardingRelation {
  /** Null where no seat is given at once. */
  viewer_boarding?: BoardingRow | null
}

/** One more column of a crew. */
export const boardingRelation = (ctx: Pick<Context, 'viewer' | 'now' | 'config'>) =>
  ctx.viewer
    ? sql`,
        case when crews.seats_at_once <> 'off' and crews.mission_status = 'open' then
          ${boardingOf(ctx, sql`${ctx.viewer.id}::integer`)}
        end as viewer_boarding
      `
    : sql``
