/** The demo's players and their favourites, as rows. */
import type { Insertable } from 'kysely'
import { bitsOfPlaytimes, bitsOfWeek, hoursInWeek } from '#contract/users/week-hours.ts'
import type { UsersTable } from '#server/db/tables/auth.ts'
import type { FavouritesTable } from '#server/db/tables/favourites.ts'
import type { DemoPlayer } from './demo-player.ts'
import { localeOfPlayer } from './messages.ts'
import { before } from './moments.ts'
import { timezoneOf } from './plan.ts'
import { demoPlayers, playerOf } from './players.ts'
import type { Names } from './world.ts'

const weekOf = ({ weekdays, weekend }: NonNullable<DemoPlayer['hours']>): string =>
  bitsOfWeek(
    Array.from({ length: hoursInWeek }, (_, i) => {
      const [from, to] = i < 5 * 24 ? weekdays : weekend
      return i % 24 >= from && i % 24 < to
    }),
  )

export const userRow = (
  username: string,
  index: number,
  now: Date,
): Omit<Insertable<UsersTable>, 'password_hash'> => {
  const player = playerOf(username)
  const playtimes = player.playtimes ?? ['evening']
  // Spread over months and never today, so that a player who registers is the newest.
  const joined = before(now, `${60 + ((index * 37) % 600)}d`)
  return {
    username,
    display_name: player.displayName ?? null,
    email: `${username.toLowerCase()}@demo.example`,
    email_confirmed_at: joined,
    organisation: player.organisation ?? null,
    bio: player.bio,
    user_role: player.userRole ?? 'citizen',
    timezone: timezoneOf(username),
    preferred_languages: [...(player.languages ?? ['en' as const])],
    playtimes: [...playtimes],
    regions: [...(player.regions ?? [])],
    week_hours: player.hours ? weekOf(player.hours) : bitsOfPlaytimes(playtimes),
    locale: localeOfPlayer(username),
    is_findable: true,
    last_seen_at: before(now, `${1 + (index % 40)}h`),
    created_at: joined,
  }
}

export const favouriteRows = ({ idOf, now }: Names): Insertable<FavouritesTable>[] =>
  Object.entries(demoPlayers).flatMap(([name, { favourites = [] }]) =>
    favourites.map((favourite, index) => ({
      user_id: idOf(name),
      favourite_id: idOf(favourite),
      created_at: before(now, `${index + 3}d`),
    })),
  )
