/** How well posts fit a player, by the weights of the contract. */
import { type RawBuilder, sql } from 'kysely'
import { matchRules, matchWeights, type PlayerFacts } from '#contract/crews/matching.ts'
import type { RoleCategory } from '#contract/roles/fields.ts'
import { hoursOfPlayer } from '#contract/users/week-hours.ts'
import type { Language } from '#contract/wire/languages.ts'
import type { Region } from '#contract/wire/regions.ts'
import type { Context, Viewer } from '#server/context.ts'
import { prepared } from '#server/db/prepared.ts'
import { wasAbsent } from '#server/features/records/records-absences.fragment.ts'
import { seatFacet } from './crews.facets.ts'
import { isInHours, isPartlyInHours } from './crews-hours.sql.ts'

type Sql = RawBuilder<unknown>

/** The player that posts are ranked for, or whose hours narrow them down. */
export interface MatchedPlayer extends PlayerFacts {
  readonly id: number
  /** When they are online, for as long as posts on the board may take place: a multirange. */
  readonly online: Sql
}

interface PlayerRow {
  preferred_languages: Language[]
  timezone: string
  week_hours: string | null
  regions: Region[]
  flown: RoleCategory[]
  last_start: Date | null
}

/** The roles that a player held in completed missions; `user` is a column or a value. */
const flownRoles = (user: Sql): Sql => sql`
  from crew_members
  join crews on crews.id = crew_members.crew_id
  join crew_roles on crew_roles.id = crew_members.role_id
  where crew_members.user_id = ${user} and crews.mission_status in ('completed', 'ended')
    and not ${wasAbsent(sql`crews.id`, sql`crew_members.user_id`)}
`

/** The categories of those roles. */
export const flownBy = (user: Sql): Sql => sql`array(
  select distinct crew_roles.role_category
  ${flownRoles(user)}
  order by crew_roles.role_category
)`

export const hasFlown = (user: Sql, categories: readonly string[]): Sql => sql`exists (
  select ${flownRoles(user)} and crew_roles.role_category = any(${categories}::text[])
)`

export interface FoundPlayer extends PlayerFacts {
  /** The latest start on the board; no one's hours are needed beyond it. */
  readonly lastStart: Date | null
}

/**
 * `withFlown`: only a score needs the roles that the player has flown, which take long to collect for a player with
 * many missions.
 */
export const findPlayer = async (
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  withFlown: boolean,
): Promise<FoundPlayer | undefined> => {
  const flown = withFlown ? flownBy(sql`users.id`) : sql`'{}'::text[]`
  const { rows } = await sql<PlayerRow>`${prepared}
    select
      preferred_languages, timezone, week_hours, regions, ${flown} as flown,
      (select max(scheduled_time) from crews where facets @> '{board}') as last_start
    from users
    where id = ${viewer.id}
  `.execute(db)
  const [row] = rows
  return (
    row && {
      languages: row.preferred_languages,
      zone: row.timezone,
      hours: hoursOfPlayer(row.week_hours),
      regions: row.regions,
      flown: row.flown,
      lastStart: row.last_start,
    }
  )
}

const when = (weight: number, condition: Sql): Sql =>
  sql`case when ${condition} then ${sql.lit(weight)} else 0 end`

// The ranges are long: named once, they are sent and read once.
const timePart = sql`case
  when ${isInHours(sql`online`)} then ${sql.lit(matchWeights.hours)}
  when ${isPartlyInHours(sql`online`)} then ${sql.lit(matchWeights.some_hours)}
  else 0
end`

/** Joined to the posts that are to be scored. */
export const scoreSources = ({ online }: MatchedPlayer): Sql => sql`
  cross join (select ${online} as online) as player
  join (select id as leader_id, rating_count, rating_sum from users) as leaders on leader_id = author_id
`

/** Everything of a post that its score depends on. */
export const scoredColumns = sql.raw(
  [
    'id',
    'author_id',
    'mission_status',
    'scheduled_time',
    'estimated_duration',
    'primary_language',
    'required_languages',
    'timezone',
    'region',
    'facets',
    'created_at',
  ].join(', '),
)

/** The sum of the weights of everything that speaks for a post. The player's own posts score nothing. */
export const matchScore = (player: MatchedPlayer, now: Date): Sql => {
  const { language, seat, rating, region, zone, fresh } = matchWeights
  const freshFrom = new Date(now.getTime() - matchRules.freshHours * 60 * 60_000)
  const isSpoken = sql`
    primary_language = any(${player.languages}::text[]) or required_languages && ${player.languages}::text[]
  `
  const isWellLed = sql`
    rating_count >= ${matchRules.fewestRatings} and rating_sum >= ${matchRules.goodRating} * rating_count
  `
  const parts = [
    when(language, isSpoken),
    timePart,
    when(seat, sql`facets && ${player.flown.map(seatFacet)}::text[]`),
    when(rating, isWellLed),
    when(region, sql`region = any(${player.regions}::text[])`),
    when(zone, sql`timezone = ${player.zone}`),
    when(fresh, sql`created_at >= ${freshFrom}`),
  ]
  return sql`case when author_id = ${player.id} then 0 else ${sql.join(parts, sql` + `)} end`
}
