import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listCrews } from '#contract/crews/board.ts'
import { updateCrew } from '#contract/crews/crews.ts'
import type { CrewDraftInput } from '#contract/crews/drafts.ts'
import { activities, regions } from '#contract/crews/fields.ts'
import { seatKinds } from '#contract/crews/seats.ts'
import { startMission } from '#contract/missions/missions.ts'
import { updateWeekHours } from '#contract/profiles/hours.ts'
import type { SearchFilters } from '#contract/searches/filters.ts'
import { anyPost, anyQuery } from '#server/testing/board-model.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories.ts'
import { searching } from '#server/testing/searching.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { save, runAlerts } = searching(t)
const hour = 60 * 60_000

/** Few values, so that posts and searches often meet. */
const activity = fc.constantFrom(...activities.slice(0, 3))
const region = fc.constantFrom(...regions.slice(0, 2))
const seats = fc.uniqueArray(fc.constantFrom(...seatKinds.slice(0, 3), 'any' as const), {
  minLength: 1,
  maxLength: 2,
})

/** Words that are too short for typing errors, which only the board corrects. */
const word = fc.constantFrom('run', 'ru', 'f', 'c2', '100%', '採掘', 'erna')

const anySearch = fc
  .record(
    {
      filters: anyQuery,
      activity,
      region,
      seats,
      search: word,
      fitsHours: fc.boolean(),
    },
    { requiredKeys: ['filters'] },
  )
  .map(
    ({ filters: { status, sort, limit, search, activity, region, ...filters }, ...own }): SearchFilters => {
      // All of the board's filters at once would find nothing.
      const some = Object.entries({ ...filters, ...own }).slice(0, 3)
      return Object.fromEntries(
        (some.length > 0 ? some : [['activity', 'mining']]).map(([key, value]) => [key, String(value)]),
      )
    },
  )

const role = seats.map((kinds) =>
  kinds.flatMap((kind) => (kind === 'any' ? [] : [{ roleName: kind, roleCategory: kind, slotsNeeded: 1 }])),
)

const anyDraft = fc
  .record({
    post: anyPost,
    activity,
    region: fc.option(region),
    roles: role,
    startsInHours: fc.integer({ min: 1, max: 80 }),
  })
  .map(
    ({ post, activity, region, roles, startsInHours }) =>
      (now: Date): Partial<CrewDraftInput> => ({
        title: post.title,
        description: post.description,
        activity,
        region,
        roles,
        maxCrewSize: post.max_crew_size + 3,
        scheduledFor:
          post.startsInHours === null ? null : new Date(now.getTime() + startsInHours * hour).toISOString(),
        estimatedDuration: post.filled * 30,
        shipRequired: post.ship_size,
        experienceRequired: post.experience_level,
        requiredLanguages: post.required_languages,
        primaryLanguage: post.primary_language,
        timezone: post.timezone,
        gameVersion: post.game_version,
        location: post.location,
      }),
  )

const boardOf = async (as: Player, filters: SearchFilters): Promise<number[]> => {
  const { status, body } = await t.send(listCrews, { query: { ...filters, limit: '50' } }, { as })
  expect({ filters, status }).toEqual({ filters, status: 200 })
  return body.map(({ id }) => id)
}

test('whoever has saved a search is told of a post when their board begins to show it', async () => {
  const leader = await registerPlayer(t, { username: 'erna' })
  const players = await Promise.all(Array.from({ length: 12 }, () => registerPlayer(t)))
  for (const [i, as] of players.entries()) {
    const hours = Array.from({ length: 168 }, (_, hour) => (hour + i) % 3 !== 0 || i % 2 === 0)
    await t.send(updateWeekHours, { body: { hours } }, { as })
  }
  let found = 0
  const searches = fc.array(anySearch, { minLength: players.length, maxLength: players.length })
  const drafts = fc.array(fc.tuple(anyDraft, anyDraft, fc.boolean()), { minLength: 3, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(searches, drafts, async (searches, drafts) => {
      const { db } = t.connection
      await db.deleteFrom('crews').execute()
      await db.deleteFrom('saved_searches').execute()
      const now = t.clock.stop()
      for (const [i, as] of players.entries()) {
        const { status, body } = await save(as, searches[i] ?? {})
        expect({ search: searches[i], status, code: body.code }).toMatchObject({ status: 201 })
      }
      const shown = () => Promise.all(players.map((as, i) => boardOf(as, searches[i] ?? {})))
      const told = async (id: number): Promise<number[]> => {
        const rows = await db
          .selectFrom('saved_search_notices')
          .select('user_id')
          .where('crew_id', '=', id)
          .execute()
        return rows.map(({ user_id }) => user_id).sort((a, b) => a - b)
      }
      for (const [draft, edited, isStarted] of drafts) {
        const { id } = await postCrew(t, leader, draft(now))
        const expected = new Set<number>()
        /** Players whose board did not show the post before the change and does now. */
        const compare = async (change: () => Promise<unknown>) => {
          const before = await shown()
          await change()
          await runAlerts()
          const after = await shown()
          for (const [i, { user }] of players.entries())
            if (after[i]?.includes(id) && !before[i]?.includes(id)) expected.add(user.id)
          expect({ searches, told: await told(id) }).toEqual({
            searches,
            told: [...expected].sort((a, b) => a - b),
          })
        }
        for (const [i, ids] of (await shown()).entries())
          if (ids.includes(id)) expected.add(players[i]?.user.id ?? 0)
        await runAlerts()
        expect({ searches, told: await told(id) }).toEqual({
          searches,
          told: [...expected].sort((a, b) => a - b),
        })
        await compare(() =>
          t.send(updateCrew, { params: { id }, body: edited(now) as never }, { as: leader }),
        )
        if (isStarted) await compare(() => t.send(startMission, { params: { id } }, { as: leader }))
        found += expected.size
      }
    }),
    { numRuns: 8 },
  )
  // Otherwise there was nothing to compare.
  expect(found).toBeGreaterThan(20)
}, 240_000)
