/** The players who fit a crew best, by the weights of the contract. */
import { type RawBuilder, sql } from 'kysely'
import { matchRules, matchWeights, type PostFacts } from '#contract/crews/matching.ts'
import { suggestionLimits } from '#contract/crews/suggestions.ts'
import type { RoleCategory } from '#contract/roles/fields.ts'
import { bitsOfWeek, hoursInWeek, hoursOfMission } from '#contract/users/week-hours.ts'
import type { Language } from '#contract/wire/languages.ts'
import type { Region } from '#contract/wire/regions.ts'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import { isShownTo } from '#server/features/beacons/beacons.fragment.ts'
import { fitsPost, hasSeatLeft } from '#server/features/crews/board/crews-beacons.fragment.ts'
import { flownBy, hasFlown } from '#server/features/crews/board/crews-match.sql.ts'
import { isNewTo } from '#server/features/crews/crews-relations.fragment.ts'
import { isOpenOffer } from '#server/features/crews/seats/crews-offers.fragment.ts'

type Sql = RawBuilder<unknown>

/** A player who is free now, or will be: until then. */
export interface FreeSuggestionRow extends SuggestionRow {
  free_until: Date
}

export interface SuggestionRow {
  id: number
  username: string
  display_name: string | null
  profile_image: string | null
  rating_sum: number
  rating_count: number
  preferred_languages: Language[]
  timezone: string
  week_hours: string | null
  regions: Region[]
  flown: RoleCategory[]
  is_invited: boolean
}

export interface SuggestedCrew extends PostFacts {
  readonly id: number
  readonly leaderId: number
}

/**
 * Players who allow suggestions, can be invited, were online lately, speak a language of the crew and have no part in
 * it. Of these, the ones who were online last.
 */
const candidates = ({ now }: Pick<Context, 'now'>, crew: SuggestedCrew): Sql => {
  const seenFrom = new Date(now().getTime() - suggestionLimits.seenDays * 24 * 60 * 60_000)
  return sql`
    select users.*
    from users
    where is_findable
      and ${isNotBanned(now())}
      and accepts_contact
      and id <> ${crew.leaderId}
      and coalesce(last_seen_at, created_at) >= ${seenFrom}
      and preferred_languages && ${crew.languages}::text[]
      and ${isNewTo(sql`users.id`, sql`${crew.id}::integer`)}
      and not exists (
        select from blocks
        where (blocker_id = users.id and blocked_id = ${crew.leaderId})
          or (blocker_id = ${crew.leaderId} and blocked_id = users.id)
      )
    order by coalesce(last_seen_at, created_at) desc, id
    limit ${suggestionLimits.compared}
  `
}

const week = sql.raw(`bit(${hoursInWeek})`)
const noHours = sql`0::${week}`

const hours = sql`coalesce(week_hours, ${noHours})`

export const listFindableZones = async ({ db }: Context): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('timezone')
    .distinct()
    .where('is_findable', '=', true)
    .execute()
  return rows.map(({ timezone }) => timezone)
}

/** The hours of the mission in each of the zones. The contract computes them: it knows repeated and skipped hours. */
const missionIn = ({ start, minutes }: PostFacts, zones: readonly string[]): Sql => {
  const known = start ? zones : []
  const bits = known.map((zone) => bitsOfWeek(hoursOfMission(start ?? new Date(), minutes, zone)))
  return sql`unnest(${known}::text[], ${bits}::text[]) as mission (zone, bits)`
}

const timePart = sql`case
  when mission.bits is null then 0
  when ${hours} & mission.bits::${week} = mission.bits::${week} then ${sql.lit(matchWeights.hours)}
  when ${hours} & mission.bits::${week} <> ${noHours} then ${sql.lit(matchWeights.some_hours)}
  else 0
end`

const when = (weight: number, condition: Sql): Sql =>
  sql`case when ${condition} then ${sql.lit(weight)} else 0 end`

/** A player who only speaks a language of the crew is not suggested: something else has to match. */
export const findSuggestions = async (
  ctx: Context,
  crew: SuggestedCrew,
  zones: readonly string[],
): Promise<SuggestionRow[]> => {
  const { seat, rating, region, zone } = matchWeights
  const goodRating = sql`
    rating_count >= ${matchRules.fewestRatings} and rating_sum >= ${matchRules.goodRating} * rating_count
  `
  const score = sql.join(
    [
      timePart,
      when(seat, hasFlown(sql`candidates.id`, crew.freeSeats)),
      when(rating, goodRating),
      when(region, sql`${crew.region} = any(regions)`),
      when(zone, sql`timezone = ${crew.zone}`),
    ],
    sql` + `,
  )
  const { rows } = await sql<SuggestionRow>`
    with ranked as (
      select candidates.*, ${score} as score
      from (${candidates(ctx, crew)}) as candidates
      left join ${missionIn(crew, zones)} on mission.zone = candidates.timezone
    ), best as (
      select *
      from ranked
      where score > 0
      order by score desc, coalesce(last_seen_at, created_at) desc, id
      limit ${suggestionLimits.players}
    )
    select
      id, username, display_name, profile_image, rating_sum, rating_count, preferred_languages, timezone, week_hours,
      regions, ${flownBy(sql`best.id`)} as flown,
      exists (
        select from seat_offers where crew_id = ${crew.id} and user_id = best.id and ${isOpenOffer(ctx.now())}
      ) as is_invited
    from best
    order by score desc, coalesce(last_seen_at, created_at) desc, id
  `.execute(ctx.db)
  return rows
}

/** Players with a lit beacon that fits the crew, those lit last first. They are free: whether they are findable does not matter. */
export const findFree = async (ctx: Context, crew: SuggestedCrew): Promise<FreeSuggestionRow[]> => {
  const { rows } = await sql<FreeSuggestionRow>`
    with free as materialized (
      select beacons.user_id, beacons.lit_at, beacons.ends_at as free_until
      from crews
      join beacons on ${fitsPost(ctx.now())}
      join users on users.id = beacons.user_id
      where crews.id = ${crew.id}
        and ${isShownTo(ctx, sql`${crew.leaderId}::integer`)}
        and users.accepts_contact
        and ${isNewTo(sql`users.id`)}
        and ${hasSeatLeft(ctx.now())}
      order by beacons.lit_at desc, beacons.user_id
      limit ${suggestionLimits.players}
    )
    select
      id, username, display_name, profile_image, rating_sum, rating_count, preferred_languages, timezone, week_hours,
      users.regions, ${flownBy(sql`users.id`)} as flown, free_until,
      exists (
        select from seat_offers where crew_id = ${crew.id} and user_id = users.id and ${isOpenOffer(ctx.now())}
      ) as is_invited
    from free
    join users on users.id = free.user_id
    order by lit_at desc, users.id
  `.execute(ctx.db)
  return rows
}
