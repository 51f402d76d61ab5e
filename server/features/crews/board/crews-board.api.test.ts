// Also on the embedded engine.
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { countWindows, listCrews } from '#contract/crews/board.ts'
import { startWindows } from '#contract/crews/fields.ts'
import { updateProfile } from '#contract/profiles/profiles.ts'
import { type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import {
  type AnyQuery,
  anyPost,
  anyQuery,
  byNewest,
  bySoonest,
  contains,
  fieldsFirst,
  fits,
} from '#server/testing/models/board-model.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { builtInLocations } from '#server/words/locations.ts'
import { searchTextOf } from '#server/words/search-text.ts'
import { facetsOf, nothingTaken } from './crews.facets.ts'

const t = openTestApp()
const hour = 60 * 60_000
const displayName = 'Tante Erna'
let author: Player
let authors = 0

/** The names of the author. */
const names = () => `${author.user.username} ${displayName}`

beforeEach(async () => {
  authors += 1
  // Not a random name: part of it could match a search.
  author = await registerPlayer(t, { username: `erna${authors}` })
  await t.send(updateProfile, { body: { displayName } }, { as: author })
})

const asked = (query: AnyQuery, page: number) =>
  Object.fromEntries(
    Object.entries({ ...query, languages: query.languages?.join(','), page })
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  )

/** Reads page after page until one is empty. */
const readAll = async (query: AnyQuery) => {
  const ids: number[] = []
  const totals = new Set<string>()
  for (let page = 1; ; page += 1) {
    const { status, body, headers } = await t.send(listCrews, { query: asked(query, page) })
    expect(status).toBe(200)
    totals.add(String(headers['x-total-count']))
    if (body.length === 0) return { ids, totals: [...totals] }
    expect(body.length).toBeLessThanOrEqual(query.limit ?? 12)
    ids.push(...body.map(({ id }) => id))
  }
}

const store = async (
  posts: readonly (typeof anyPost extends fc.Arbitrary<infer P> ? P : never)[],
  now: Date,
) => {
  const { db } = t.connection
  await db.deleteFrom('crews').execute()
  return db
    .insertInto('crews')
    .values(
      posts.map(({ filled, startsInHours, postedHoursAgo, ...post }) => {
        const crew = {
          ...post,
          author_id: author.user.id,
          current_crew_size: Math.min(filled, post.max_crew_size),
          scheduled_time:
            startsInHours === null ? null : new Date(now.getTime() + startsInHours * hour + 60_000),
          additional_requirements: '',
          start_location: '',
          end_location: '',
          search_text: searchTextOf({
            ...post,
            roleNames: [],
            shipName: post.ship_name,
            startLocation: '',
            endLocation: '',
            leader: { username: author.user.username, displayName },
          }),
          created_at: new Date(now.getTime() - postedHoursAgo * hour),
          updated_at: now,
          is_hidden: false,
        }
        return { ...crew, facets: facetsOf(crew, [], nothingTaken, builtInLocations) }
      }),
    )
    .returningAll()
    .execute()
}

test('any filters find and count exactly the posts that fit, each once, in order, over all pages', async () => {
  const posts = fc.array(anyPost, { minLength: 25, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(posts, fc.array(anyQuery, { minLength: 10, maxLength: 10 }), async (drafts, queries) => {
      const now = t.clock.stop()
      const crews = await store(drafts, now)
      for (const query of queries) {
        const fitting = crews.filter((crew) => fits(crew, query, now))
        const found = fitting.filter((crew) => !query.search || contains(crew, query.search, names()))
        // If no post has the words, posts with similar words may be shown instead.
        if (query.search && found.length === 0) continue
        const expected = found
          .sort(query.sort === 'soonest' ? bySoonest : byNewest)
          .sort(fieldsFirst(query.search, names()))
          .map(({ id }) => id)
        const { ids, totals } = await readAll(query)
        expect({ query, ids }).toEqual({ query, ids: expected })
        expect(totals).toEqual([String(expected.length)])
        const starting = startWindows.map((startTime) => {
          // Missions that are under way count too, whatever the list shows.
          const inWindow = crews.filter((crew) => fits(crew, { ...query, upcoming: false, startTime }, now))
          const hits = inWindow.filter((crew) => !query.search || contains(crew, query.search, names()))
          return { startTime, total: hits.length, isCapped: false }
        })
        const { body } = await t.send(countWindows, { query: asked(query, 1) })
        expect({ query, starting: body }).toEqual({ query, starting })
      }
    }),
    { numRuns: 8 },
  )
}, 120_000)

test.each(['newest', 'soonest'] as const)('of many posts the %s come first, on every page', async (sort) => {
  const now = t.clock.stop()
  const crews = await store(fc.sample(anyPost, { seed: 7, numRuns: 160 }), now)
  for (const query of [
    { sort, status: 'all' as const, limit: 1 },
    { sort, limit: 2 },
  ]) {
    const fitting = crews.filter((crew) => fits(crew, query, now))
    const expected = fitting.sort(sort === 'soonest' ? bySoonest : byNewest).map(({ id }) => id)
    expect(await readAll(query)).toEqual({ ids: expected, totals: [String(expected.length)] })
  }
})
