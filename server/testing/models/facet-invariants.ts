/** The facets of every crew, compared with what its columns, roles and places say. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { countSeats, withHeldSeats } from '#contract/crews/seats.ts'
import type { Connection } from '#server/db/connect.ts'
import { freeKinds, type RoleSeats } from '#server/features/crews/board/crews.facets.ts'
import { builtInLocations } from '#server/words/locations.ts'

/** The facets that follow from the columns, worked out in SQL; seats follow from the roles, systems from the places. */
const facets = sql<{
  id: number
  current_crew_size: number
  max_crew_size: number
  facets: string[]
  of_columns: string[]
  seats_at_once: string
  places: string[]
  roles: (RoleSeats & { readonly id: number })[]
  held: (number | null)[]
  waits: boolean
}>`
  select id, current_crew_size, max_crew_size, seats_at_once, facets,
    array_remove(array[
      case
        when mission_status in ('open', 'in_progress') and current_crew_size < max_crew_size and not is_hidden
        then 'board'
      end,
      case when mission_status = 'in_progress' and not is_hidden then 'running' end,
      case
        when seats_at_once <> 'off' and mission_status = 'open' and current_crew_size < max_crew_size and not is_hidden
        then 'at-once'
      end,
      'activity:' || activity,
      'ship:' || ship_size,
      'experience:' || experience_level,
      case
        when scheduled_time is null then 'zone:' || timezone
        else 'clock:' || (
          extract(epoch from (scheduled_time at time zone timezone) - (scheduled_time at time zone 'UTC')) / 60
        )::integer
      end,
      primary_language
    ] || required_languages || array[
      'region:' || region,
      case when game_version = 'ptu' then 'version:ptu' end
    ], null) as of_columns,
    array[location, start_location, end_location] as places,
    (select coalesce(json_agg(crew_roles order by position), '[]') from crew_roles where crew_id = crews.id) as roles,
    (
      select coalesce(json_agg(role_id), '[]')
      from seat_offers
      where crew_id = crews.id and holds_seat and ended_at is null
    ) as held,
    exists (select from waitlist_entries where crew_id = crews.id and removed_at is null) as waits
  from crews
`

export const expectFacets = async ({ db }: Connection): Promise<void> => {
  for (const crew of (await facets.execute(db)).rows) {
    const ofSeats = freeKinds(crew, crew.roles).map((kind) => `seat:${kind}`)
    const systems = new Set(crew.places.flatMap(builtInLocations.findIn).map(({ system }) => system))
    const ofSystems = [...systems].map((system) => `system:${system.toLowerCase()}`)
    // A seat that is held is free for no one else. Where the seats of single roles are given, one of them has to be free.
    const seats = countSeats(
      withHeldSeats(
        {
          maxCrewSize: crew.max_crew_size,
          currentCrewSize: crew.current_crew_size,
          roles: crew.roles.map(({ id, slots_needed, slots_filled }) => ({
            id,
            slotsNeeded: slots_needed,
            slotsFilled: slots_filled,
          })),
        },
        crew.held.map((roleId) => ({ roleId })),
      ),
    )
    const freeRoles = crew.roles.filter((role, i) => role.is_at_once && (seats.roles[i]?.free ?? 0) > 0)
    const givesNone = seats.free === 0 || (crew.seats_at_once === 'roles' && freeRoles.length === 0)
    // Who waits may be due a free seat, which depends on the time, bans and blocks: then nobody else gets it at once.
    const isDue = crew.waits && !crew.facets.includes('at-once')
    const ofColumns = crew.of_columns.filter((facet) => facet !== 'at-once' || !(givesNone || isDue))
    const expected = [...ofColumns, ...ofSystems, ...ofSeats]
    expect(crew.facets.toSorted(), `the facets of crew ${crew.id}`).toEqual(expected.toSorted())
  }
}
