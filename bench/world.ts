/** Many posts for measuring: a board with years behind it, most of them done, one in twelve still taking people. */
import { sql } from 'kysely'
import { activities, experienceLevels, postTypes, shipSizes } from '#contract/crew-fields.ts'
import { languages } from '#contract/wire/languages.ts'
import type { Connection } from '#server/db/connect.ts'
import { searchText } from '#server/features/crews/crews.words.ts'

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

/** The same numbers in every run. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const done = ['completed', 'completed', 'ended', 'ended', 'cancelled'] as const

export const loadPosts = async ({ db, pool, patiently }: Connection, count: number): Promise<void> => {
  const next = numbersFrom(42)
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T
  const orNothing = <T>(value: T): T | null => (next(3) === 0 ? null : value)
  const word = () => {
    const rank = Math.floor(vocabulary.length * (next(1_000_000) / 1_000_000) ** 4)
    return vocabulary[rank] ?? ''
  }
  const sign = () => (next(8) === 0 ? pick([',', '.', '!', ':']) : '')
  const sentence = (length: number) => Array.from({ length }, () => `${word()}${sign()}`).join(' ')
  const now = Date.now()

  const author = await db
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

  // As they were written: those that still take people are the newest.
  const firstOpen = Math.floor((count * 11) / 12)
  const post = (i: number) => {
    const takesPeople = i >= firstOpen
    const size = 2 + next(11)
    // One post in ten thousand has a word that no other has.
    const title = `${sentence(4)} ${i % 10_000 === 9_999 ? 'wanderlust' : ''}`.trim()
    const text = { title, description: sentence(20 + next(60)), activity: pick(activities) }
    const age = takesPeople
      ? (3 * day * (count - i)) / (count - firstOpen)
      : 3 * day + (697 * day * (firstOpen - i)) / firstOpen
    return {
      ...text,
      author_id: author.id,
      additional_requirements: '',
      post_type: pick(postTypes),
      mission_status: takesPeople ? ('open' as const) : pick(done),
      current_crew_size: takesPeople ? 1 + next(size - 1) : size,
      max_crew_size: size,
      scheduled_time: takesPeople ? orNothing(new Date(now + next(7 * day))) : new Date(now - age + day),
      estimated_duration: 30 + next(300),
      location: pick(words),
      start_location: '',
      end_location: '',
      ship_size: orNothing(pick(shipSizes)),
      reward_uec: orNothing(next(1_000_000)),
      experience_level: orNothing(pick(experienceLevels)),
      required_languages: [pick(languages)],
      primary_language: pick(languages),
      timezone: pick(zones),
      search_text: searchText(text),
      created_at: new Date(now - age),
      updated_at: new Date(now - age),
    }
  }

  // One by one they would be indexed for minutes.
  await pool.query('alter table crews disable trigger user')
  const batch = 1_000
  for (let i = 0; i < count; i += batch) {
    const rows = Array.from({ length: Math.min(batch, count - i) }, (_, j) => post(i + j))
    await db.insertInto('crews').values(rows).execute()
  }
  await pool.query(`
    insert into crew_roles (crew_id, position, role_name, role_category, slots_needed, compensation_type)
    select id, position, 'Turret Gunner', 'combat', 2, 'split'
    from crews, generate_series(0, 2) as position
  `)
  await pool.query('alter table crews enable trigger user')
  await patiently(async (patient) => {
    await sql`select rebuild_crew_index()`.execute(patient)
  })
  await pool.query('vacuum analyze')
}
