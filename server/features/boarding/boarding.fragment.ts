/** What decides whether a player can take a seat at once. */
import { type RawBuilder, sql } from 'kysely'
import type { BoardingPlayer } from '#contract/boarding/conditions.ts'
import type { SeatsTaken } from '#contract/crews/given-seats.ts'
import type { Context } from '#server/context.ts'
import { wasTurnedAway } from '#server/features/crews/crews-relations.fragment.ts'
import { canBeOffered } from '#server/features/crews/seats/crews-candidates.fragment.ts'
import { isOpenOffer } from '#server/features/crews/seats/crews-offers.fragment.ts'
import { attendanceOf } from '#server/features/records/records.fragment.ts'
import { flewTogether } from '#server/features/records/records-crewmates.fragment.ts'

export interface BoardingRow extends BoardingPlayer, SeatsTaken {
  /** The leader has refused the player for this crew, or taken them out of it or off its list: they have to apply. */
  readonly isTurnedAway: boolean
  /** An open warning of the player, or a leader whom no one can contact: they cannot apply either. */
  readonly isShutOut: boolean
}

/** The seats of the row of `crews` that are held, for the player themselves or for others. */
const heldSeats = (now: Date, isFor: RawBuilder<boolean>) => sql`(
  select coalesce(json_agg(json_build_object('roleId', role_id)), '[]')
  from seat_offers
  where crew_id = crews.id and ${isFor} and holds_seat and ${isOpenOffer(now)}
)`

/** Those who are on the waiting list before the player; all of them, if the player is not on it. */
const waitingAhead = (now: Date) => sql`(
  select coalesce(json_agg(json_build_object('roleId', role_id) order by waitlist_entries.id), '[]')
  from waitlist_entries
  where crew_id = crews.id
    and ${canBeOffered(now, sql`crews.author_id`)}
    and not exists (
      select from waitlist_entries as place
      where place.crew_id = crews.id and place.user_id = boarder.id and place.id <= waitlist_entries.id
    )
)`

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
    'held', ${heldSeats(ctx.now(), sql`seat_offers.user_id <> boarder.id`)},
    'own', ${heldSeats(ctx.now(), sql`seat_offers.user_id = boarder.id`)},
    'waiting', ${waitingAhead(ctx.now())},
    'isShutOut', (
      not leaders.accepts_contact
      or exists (select from warnings where user_id = boarder.id and acknowledged_at is null)
    ),
    'isTurnedAway', ${wasTurnedAway(sql`boarder.id`)}
  )
  from users as boarder
  join users as leaders on leaders.id = crews.author_id
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
