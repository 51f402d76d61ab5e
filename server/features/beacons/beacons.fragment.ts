/** Who sees a beacon, and whether it is lit, for every statement that reads beacons. */
import { type RawBuilder, sql } from 'kysely'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import { flewTogether } from '#server/features/records/records-crewmates.fragment.ts'

type Sql = RawBuilder<unknown>

/** Players whose beacon counts: `users` is the player of the row of `beacons`. One with an open warning can join nothing. */
export const isActive = (now: Date): Sql => sql`
  ${isNotBanned(now)}
  and users.deleted_at is null
  and not exists (select from warnings where user_id = users.id and acknowledged_at is null)
`

/** It shines, or begins to later. */
const isLit = (now: Date): Sql => sql`(beacons.out_at is null and beacons.ends_at > ${now})`

/** Of a row of `beacons` with its player in `users`: for everyone, signed in or not. */
export const isForEveryone = (now: Date): Sql =>
  sql`(${isLit(now)} and beacons.audience = 'everyone' and ${isActive(now)})`

/** Whether the player of a row of `beacons` shows it to the viewer. */
export const isMeantFor = (viewer: Sql): Sql => sql`(
  beacons.audience = 'everyone'
  or exists (select from favourites where favourites.user_id = beacons.user_id and favourite_id = ${viewer})
  or ${flewTogether(sql`beacons.user_id`, viewer)}
)`

/** For another player. Never across a block, and never for a player who can invite no one because of a warning. */
export const isShownTo = ({ now }: Pick<Context, 'now'>, viewer: Sql): Sql => sql`(
  ${isLit(now())}
  and ${isActive(now())}
  and users.id <> ${viewer}
  and ${isMeantFor(viewer)}
  and not exists (
    select from blocks
    where (blocker_id = users.id and blocked_id = ${viewer})
      or (blocker_id = ${viewer} and blocked_id = users.id)
  )
  and not exists (select from warnings where user_id = ${viewer} and acknowledged_at is null)
)`

/**
 * Whether posts of a leader can reach the player of a lit beacon: the leader need not see the beacon, but nothing goes
 * across a block, or from a leader with an open warning.
 */
export const isLitFor = ({ now }: Pick<Context, 'now'>, leader: Sql): Sql => sql`(
  ${isLit(now())}
  and ${isActive(now())}
  and users.id <> ${leader}
  and not exists (select from warnings where user_id = ${leader} and acknowledged_at is null)
  and not exists (
    select from blocks
    where (blocker_id = users.id and blocked_id = ${leader})
      or (blocker_id = ${leader} and blocked_id = users.id)
  )
)`

/** The name of the ship that the player would bring; null without one. */
export const beaconShip = (beacon = 'beacons'): RawBuilder<string | null> => sql`(
  select ships.name
  from fleet_ships
  join ships on ships.id = fleet_ships.ship_id
  where fleet_ships.id = ${sql.ref(`${beacon}.fleet_ship_id`)}
)`
