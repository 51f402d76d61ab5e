/** Random players and posts, and which fit: a reference that asks the calendar about every single minute. */
import fc from 'fast-check'
import type { Insertable } from 'kysely'
import { matchWeights } from '#contract/crews/matching.ts'
import { type RoleCategory, roleCategories } from '#contract/roles/fields.ts'
import { bitsOfWeek, hoursInWeek } from '#contract/users/week-hours.ts'
import { type Language, languages } from '#contract/wire/languages.ts'
import { type Region, regions } from '#contract/wire/regions.ts'
import type { CrewRolesTable, CrewsTable } from '#server/db/tables/crews.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

type World = Pick<TestApp, 'node' | 'connection'>

const minuteMs = 60_000
const zoneNames = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']

export interface RandomPlayer {
  readonly languages: Language[]
  readonly zone: string
  /** Undefined until the player names them. */
  readonly hours: boolean[] | undefined
  readonly playsEvenings: boolean
  readonly flown: RoleCategory[]
  readonly stars: number
  readonly regions: Region[]
}

export interface RandomPost {
  readonly languages: Language[]
  readonly zone: string
  /** Minutes from a moment at which clocks change somewhere. */
  readonly start: readonly [change: string, minutes: number] | null
  readonly minutes: number | null
  readonly category: RoleCategory | undefined
  readonly isUnderWay: boolean
  readonly ageHours: number
  readonly region: Region | null
}

const someLanguages = fc.uniqueArray(fc.constantFrom(...languages), { minLength: 1, maxLength: 3 })
const zones = fc.constantFrom(...zoneNames)
const categories = fc.constantFrom(...roleCategories)

/** Hours in a row, as players have them: random ones would hold no mission. */
const weeks = fc
  .array(fc.record({ from: fc.nat(hoursInWeek - 1), length: fc.integer({ min: 1, max: 40 }) }), {
    maxLength: 5,
  })
  .map((blocks) =>
    Array.from({ length: hoursInWeek }, (_, hour) =>
      blocks.some(({ from, length }) => (hour - from + hoursInWeek) % hoursInWeek < length),
    ),
  )

export const randomPlayer: fc.Arbitrary<RandomPlayer> = fc.record({
  languages: someLanguages,
  zone: zones,
  hours: fc.option(weeks, { nil: undefined }),
  playsEvenings: fc.boolean(),
  flown: fc.uniqueArray(categories, { maxLength: 3 }),
  stars: fc.constantFrom(0, 3, 4, 5),
  regions: fc.uniqueArray(fc.constantFrom(...regions), { maxLength: 3 }),
})

/** Europe, North America and Lord Howe, within the year that posts may be ahead. */
const changes = ['2027-03-28T01:00Z', '2027-10-31T01:00Z', '2027-03-14T07:00Z', '2027-04-03T15:00Z'] as const

export const randomPost: fc.Arbitrary<RandomPost> = fc.record({
  languages: someLanguages,
  zone: zones,
  start: fc.option(fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -2_000, max: 2_000 }))),
  minutes: fc.option(fc.integer({ min: 0, max: 400 })),
  category: fc.option(categories, { nil: undefined }),
  isUnderWay: fc.boolean(),
  ageHours: fc.constantFrom(1, 23, 25, 300),
  region: fc.option(fc.constantFrom(...regions)),
})

export const startOf = ({ start }: RandomPost): Date | null =>
  start && new Date(Date.parse(start[0]) + start[1] * minuteMs)

/** Registers the player, who has flown and was rated as described. */
export const addPlayer = async (
  t: World,
  { languages, zone, hours, playsEvenings, flown, stars, regions }: RandomPlayer,
) => {
  const { db } = t.connection
  const player = await registerPlayer(t, {
    timezone: zone,
    preferredLanguages: languages,
    playtimes: playsEvenings ? ['evening'] : [],
  })
  await db
    .updateTable('users')
    .set({
      // Else they are those of the registration.
      ...(hours && { week_hours: bitsOfWeek(hours) }),
      // Four ratings of that many stars.
      stars_received: [1, 2, 3, 4, 5].map((star) => (star === stars ? 4 : 0)),
      regions,
      is_findable: true,
    })
    .where('id', '=', player.user.id)
    .execute()
  await flyAs(t, player.user.id, flown)
  return player
}

const post = (authorId: number, now: Date): Insertable<CrewsTable> => ({
  author_id: authorId,
  title: 'Halo',
  description: 'Halo',
  additional_requirements: '',
  activity: null,
  post_type: 'crew_search',
  max_crew_size: 2,
  location: '',
  start_location: '',
  end_location: '',
  required_languages: [],
  primary_language: 'en',
  timezone: 'UTC',
  facets: [],
  search_text: ' halo',
  created_at: now,
  updated_at: now,
})

const role = (crewId: number, category: RoleCategory): Insertable<CrewRolesTable> => ({
  crew_id: crewId,
  position: 0,
  role_name: 'Role',
  role_category: category,
  role_description: '',
  slots_needed: 1,
  compensation_type: 'fun',
  required_equipment: '',
  is_required: true,
})

/** Flies a mission with another player for each of the categories. */
const flyAs = async (t: World, userId: number, categories: readonly RoleCategory[]) => {
  if (categories.length === 0) return
  const { db } = t.connection
  const leader = await registerPlayer(t)
  const now = t.node.ctx.now()
  const flown = { mission_status: 'ended', current_crew_size: 2, ended_at: now } as const
  const crews = await db
    .insertInto('crews')
    .values(categories.map(() => ({ ...post(leader.user.id, now), ...flown })))
    .returning('id')
    .execute()
  const roles = await db
    .insertInto('crew_roles')
    .values(crews.map(({ id }, i) => role(id, categories[i] ?? 'other')))
    .returning(['id', 'crew_id'])
    .execute()
  await db
    .insertInto('crew_members')
    .values(roles.map(({ id, crew_id }) => ({ crew_id, user_id: userId, role_id: id, joined_at: now })))
    .execute()
}

/** A post of the leader, whose one seat besides theirs is of the category, or open to anyone. */
export const addPost = async (t: World, leaderId: number, random: RandomPost): Promise<number> => {
  const [primary_language = 'en', ...required_languages] = random.languages
  const now = t.node.ctx.now()
  const { db } = t.connection
  const crew: Insertable<CrewsTable> = {
    ...post(leaderId, now),
    primary_language,
    required_languages,
    timezone: random.zone,
    region: random.region,
    scheduled_time: startOf(random),
    estimated_duration: random.minutes,
    mission_status: random.isUnderWay ? 'in_progress' : 'open',
    started_at: random.isUnderWay ? now : null,
    facets: ['board', ...random.languages, `zone:${random.zone}`, `seat:${random.category ?? 'any'}`],
    created_at: new Date(now.getTime() - random.ageHours * 60 * minuteMs),
  }
  const { id } = await db.insertInto('crews').values(crew).returning('id').executeTakeFirstOrThrow()
  if (random.category) await db.insertInto('crew_roles').values(role(id, random.category)).execute()
  return id
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const isOnline = ({ hours, playsEvenings, zone }: RandomPlayer, moment: Date): boolean => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const hour = Number(parts.get('hour'))
  const day = weekdays.indexOf(parts.get('weekday') ?? '')
  if (!hours) return playsEvenings && day < 5 && hour >= 18
  return hours[day * 24 + hour] === true
}

/** How many minutes of the mission, of how many, the player is online. */
const onlineMinutes = (player: RandomPlayer, random: RandomPost) => {
  const start = startOf(random)
  const length = random.minutes || 60
  const minutes = start && !random.isUnderWay ? Array.from({ length }, (_, i) => i) : []
  const online = minutes.filter((minute) =>
    isOnline(player, new Date((start?.getTime() ?? 0) + minute * minuteMs)),
  ).length
  return { online, length }
}

export const isInside = (player: RandomPlayer, random: RandomPost): boolean => {
  const { online, length } = onlineMinutes(player, random)
  return online === length
}

/** What the two have in common, for either of them. */
export const commonScore = (player: RandomPlayer, random: RandomPost): number => {
  const { online, length } = onlineMinutes(player, random)
  const isFlown = player.flown.some((category) => category === random.category)
  return (
    (player.languages.some((language) => random.languages.includes(language)) ? matchWeights.language : 0) +
    (online === length ? matchWeights.hours : online > 0 ? matchWeights.some_hours : 0) +
    (isFlown ? matchWeights.seat : 0) +
    (player.regions.some((region) => region === random.region) ? matchWeights.region : 0) +
    (player.zone === random.zone ? matchWeights.zone : 0)
  )
}

export const ratingScore = (stars: number): number => (stars >= 4 ? matchWeights.rating : 0)

export const freshScore = ({ ageHours }: RandomPost): number => (ageHours <= 24 ? matchWeights.fresh : 0)
