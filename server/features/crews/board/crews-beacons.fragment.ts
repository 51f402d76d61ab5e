/** Whether a post fits what a player is free for. */
import { type RawBuilder, sql } from 'kysely'
import { isOpenOffer } from '#server/features/crews/seats/crews-offers.fragment.ts'

/**
 * For a row of `beacons` and one of `crews`, which may have other names in the statement: `facets` have the languages of
 * a post and its free seats. A post fits by a free seat, its
 * languages, activity and region, and a start while the player is free; a mission under way and a post without a start
 * fit those who are free now.
 */
export const fitsPost = (now: Date, beacon = 'beacons', post = 'crews'): RawBuilder<boolean> => {
  const b = (column: string) => sql.ref(`${beacon}.${column}`)
  const p = (column: string) => sql.ref(`${post}.${column}`)
  return sql<boolean>`(
    ${p('facets')} @> '{board}'
    and ${p('facets')} && ${b('languages')}
    and (${b('activities')} = '{}' or ${p('activity')} = any(${b('activities')}))
    and (${b('regions')} = '{}' or ${p('region')} is null or ${p('region')} = any(${b('regions')}))
    and (${b('seats')} = '{}' or ${p('facets')} && array(select 'seat:' || seat from unnest(${b('seats')}) as seat))
    and case
      when ${p('mission_status')} = 'open' and ${p('scheduled_time')} is not null
        then ${p('scheduled_time')} >= ${b('starts_at')} - interval '15 minutes'
          and ${p('scheduled_time')} < ${b('ends_at')}
          and ${p('scheduled_time')} > ${now}::timestamptz - interval '1 hour'
      else ${b('starts_at')} <= ${now}
    end
  )`
}

/** How many seats are held for other players: in the crew, or in a row of `crew_roles`. */
const heldSeats = (now: Date, beacon: string, post: string, isWanted = sql`true`) => sql`(
  select count(*) from seat_offers
  where seat_offers.crew_id = ${sql.ref(`${post}.id`)} and ${isWanted}
    and seat_offers.user_id <> ${sql.ref(`${beacon}.user_id`)} and holds_seat and ${isOpenOffer(now)}
)`

/**
 * The first seat of the post that the player would fly and that is not held for another: `{role_id, role_name}` as JSON.
 * Null if no role has one.
 */
export const fittingSeat = (now: Date, beacon = 'beacons', post = 'crews'): RawBuilder<unknown> => {
  const seats = sql.ref(`${beacon}.seats`)
  return sql`(
    select json_build_object('role_id', crew_roles.id, 'role_name', crew_roles.role_name)
    from crew_roles
    where crew_roles.crew_id = ${sql.ref(`${post}.id`)}
      and (${seats} = '{}' or crew_roles.role_category = any(${seats}))
      and crew_roles.slots_filled + ${heldSeats(now, beacon, post, sql`seat_offers.role_id = crew_roles.id`)}
        < crew_roles.slots_needed
    order by crew_roles.position
    limit 1
  )`
}

/** Whether a seat of a post that fits is left for the player: one that is held for another is not. */
export const hasSeatLeft = (now: Date, beacon = 'beacons', post = 'crews'): RawBuilder<boolean> => {
  const b = (column: string) => sql.ref(`${beacon}.${column}`)
  const p = (column: string) => sql.ref(`${post}.${column}`)
  return sql`(
    ${p('current_crew_size')} + ${heldSeats(now, beacon, post)} < ${p('max_crew_size')}
    and (
      ${b('seats')} = '{}'
      or 'any' = any(${b('seats')}) and ${p('facets')} @> '{seat:any}'
      or ${fittingSeat(now, beacon, post)} is not null
    )
  )`
}
