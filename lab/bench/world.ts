/** Many posts for measuring: a board with years behind it, where one post in ten still takes people. */
import { sql } from 'kysely'
import { activities, experienceLevels, postTypes } from '#contract/crews/fields.ts'
import { shipSizes } from '#contract/fleet/fields.ts'
import { type RoleTemplate, roleTemplates } from '#contract/roles/templates.ts'
import { languages } from '#contract/wire/languages.ts'
import { regions } from '#contract/wire/regions.ts'
import { readConfig } from '#server/config.ts'
import type { Connection } from '#server/db/connect.ts'
import { facetsOf, nothingTaken } from '#server/features/crews/board/crews.facets.ts'
import { importShips } from '#server/features/fleet/fleet-catalogue.service.ts'
import { builtInLocations } from '#server/words/locations.ts'
import { searchTextOf } from '#server/words/search-text.ts'

const minute = 60_000
const day = 24 * 60 * minute
const zones = [
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Australia/Sydney',
] as const
const words =
  'crew run cargo gunner pilot escort Bergbau Fracht Kampf für Anfänger willkommen evening chill voice needed Hammerhead Reclaimer MOLE Carrack Prospector refinery bounty salvage scout medic engineer Stanton Pyro Lorville Orison Daymar Yela jump point split fair share no rush explain everything bring own ship Funkdisziplin ruhig entspannt Abend Wochenende'.split(
    ' ',
  )

// What else players write: names, compounds, other tongues. Few words are everywhere, most are rare.
const syllables = 'ba ren tor mik ul sha dro gen vel ach ost lin kru per zan hof tri mes yor quel'.split(' ')
const longer = (parts: readonly string[]) =>
  parts.flatMap((part) => syllables.map((next) => `${part}${next}`))
const threeLong = longer(longer(syllables))
const vocabulary = [...words, ...threeLong, ...longer(threeLong).filter((_, i) => i % 3 === 0)]

const leaders = 'Quillfeather Wattlebird Nachtfalter Moewe Tormenta Papaya Verdigris Halcyon'.split(' ')

/** The same numbers in every run. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const rolesOf = (post: number) =>
  [0, 7, 15].flatMap((shift) => roleTemplates[(post + shift) % roleTemplates.length] ?? [])

const roleRows = (crewId: number, roles: readonly RoleTemplate[]) =>
  roles.map((role, position) => ({
    crew_id: crewId,
    position,
    role_name: role.roleName.en,
    role_category: role.roleCategory,
    role_description: '',
    slots_needed: role.defaultSlots,
    compensation_type: role.typicalCompensation,
    required_equipment: '',
    is_required: true,
    is_at_once: false,
  }))

const done = ['completed', 'completed', 'ended', 'ended', 'cancelled'] as const

/** The index for filters and words is built at the end: entry by entry it would take minutes. */
const rebuildIndex = async ({ pool, withoutTimeouts }: Connection, load: () => Promise<void>) => {
  const index = 'crews_found_by'
  const { rows } = await pool.query(`select pg_get_indexdef('${index}'::regclass) as definition`)
  await pool.query(`drop index ${index}`)
  await load()
  await withoutTimeouts(async (db) => {
    await sql.raw(rows[0].definition).execute(db)
    await sql`
      insert into crew_words
      select distinct word, current_date
      from crews, unnest(string_to_array(search_text, ' ')) as word
      where length(word) between 4 and 40
      on conflict do nothing
    `.execute(db)
    await sql`vacuum analyze`.execute(db)
  })
}

/** Returns the id of the player who leads them all. */
export const loadPosts = async (connection: Connection, count: number): Promise<number> => {
  const { db } = connection
  const next = numbersFrom(42)
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T
  const orNothing = <T>(value: T): T | null => (next(3) === 0 ? null : value)
  const word = () => {
    const rank = Math.floor(vocabulary.length * (next(1_000_000) / 1_000_000) ** 4)
    return vocabulary[rank] ?? ''
  }
  const punctuation = () => (next(8) === 0 ? pick([',', '.', '!', ':']) : '')
  const sentence = (length: number) => Array.from({ length }, () => `${word()}${punctuation()}`).join(' ')
  const now = Date.now()

  const leader = await db
    .insertInto('users')
    .values({
      username: 'bench',
      email: 'bench@players.example',
      password_hash: '-',
      timezone: 'UTC',
      preferred_languages: ['en'],
      playtimes: [],
      locale: 'en',
      created_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await importShips({ db, config: readConfig({}) })
  const ships = await db.selectFrom('ships').select(['id as ship_id', 'name as ship_name']).execute()
  const noShip = { ship_id: null, ship_name: null }

  // As they were written: those that still take people are the newest.
  const firstOpen = Math.floor((count * 9) / 10)
  const post = (i: number) => {
    const takesPeople = i >= firstOpen
    const roles = roleRows(0, rolesOf(i)).map((role) => ({ ...role, slots_filled: 0 }))
    const size = 1 + roles.reduce((sum, role) => sum + role.slots_needed, 0) + next(5)
    const taken = takesPeople ? 1 + next(size - 1) : size
    // One post in ten thousand has a word that no other has.
    const title = `${sentence(4)} ${i % 10_000 === 9_999 ? 'wanderlust' : ''}`.trim()
    const text = { title, description: sentence(20 + next(60)), activity: pick(activities) }
    const places = { location: pick(words), startLocation: '', endLocation: '' }
    const roleNames = rolesOf(i).map(({ roleName }) => roleName.en)
    const age = takesPeople
      ? (3 * day * (count - i)) / (count - firstOpen)
      : 3 * day + (697 * day * (firstOpen - i)) / firstOpen
    const crew = {
      ...text,
      author_id: leader.id,
      additional_requirements: '',
      post_type: pick(postTypes),
      mission_status: takesPeople ? ('open' as const) : pick(done),
      current_crew_size: taken,
      max_crew_size: size,
      scheduled_time: takesPeople ? orNothing(new Date(now + next(7 * day))) : new Date(now - age + day),
      estimated_duration: 30 + next(300),
      location: places.location,
      start_location: '',
      end_location: '',
      region: regions[i % 6] ?? null,
      seats_at_once: 'off' as const,
      game_version: i % 20 === 0 ? ('ptu' as const) : ('live' as const),
      ship_size: orNothing(pick(shipSizes)),
      ...(orNothing(pick(ships)) ?? noShip),
      reward_uec: orNothing(next(1_000_000)),
      experience_level: orNothing(pick(experienceLevels)),
      required_languages: [pick(languages)],
      primary_language: pick(languages),
      timezone: pick(zones),
      search_text: searchTextOf({
        ...text,
        ...places,
        roleNames,
        leader: { username: 'leader', displayName: `${leaders[i % leaders.length]}_${i % 97}` },
      }),
      created_at: new Date(now - age),
      updated_at: new Date(now - age),
      is_hidden: false,
    }
    return { ...crew, facets: facetsOf(crew, roles, nothingTaken, builtInLocations) }
  }

  const batch = 1_000
  await rebuildIndex(connection, async () => {
    for (let i = 0; i < count; i += batch) {
      const rows = Array.from({ length: Math.min(batch, count - i) }, (_, j) => post(i + j))
      const crews = await db.insertInto('crews').values(rows).returning('id').execute()
      await db
        .insertInto('crew_roles')
        .values(crews.flatMap(({ id }, j) => roleRows(id, rolesOf(i + j))))
        .execute()
    }
  })
  return leader.id
}
