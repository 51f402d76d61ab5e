/** Every call about a series, by everyone. */
import { beforeAll, expect, test } from 'vitest'
import { getSeriesCalendar } from '#contract/calendars/calendars.ts'
import { endpoints } from '#contract/index.ts'
import * as series from '#contract/series/series.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { seriesCalls } from '#server/testing/calls/series-calls.ts'
import {
  inHours,
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ keepRows: true })

const actors = ['guest', 'stranger', 'blocked', 'member', 'leader', 'moderator', 'admin'] as const
type Actor = (typeof actors)[number]

interface Scene {
  readonly id: number
  readonly crewId: number
}

const all = (status: number) =>
  Object.fromEntries(actors.map((actor) => [actor, status])) as Record<Actor, number>
const onlyLeader = { ...all(403), guest: 401, leader: 200 }
const one = ({ id }: Scene) => ({ params: { id } })

const rows: readonly [Endpoint, request: (scene: Scene) => object, expected: Record<Actor, number>][] = [
  [series.getSeries, one, all(200)],
  [getSeriesCalendar, one, all(200)],
  [
    series.changeSeriesDate,
    ({ id }) => ({ params: { id, number: 2 }, body: { isSkipped: true } }),
    onlyLeader,
  ],
  [series.updateSeriesTemplate, (scene) => ({ ...one(scene), body: { crewId: scene.crewId } }), onlyLeader],
  [series.endSeries, one, onlyLeader],
]

let players: Record<Exclude<Actor, 'guest'>, Player>
let scene: Scene
beforeAll(async () => {
  const leader = await registerPlayer(t)
  const { id: crewId } = await postCrew(t, leader, { scheduledFor: inHours(24), maxCrewSize: 4 })
  players = {
    leader,
    stranger: await registerPlayer(t),
    blocked: await registerPlayer(t),
    member: await joinCrew(t, leader, crewId),
    moderator: await registerStaff(t, 'moderator'),
    admin: await registerStaff(t, 'admin'),
  }
  await messageCalls(t).block(leader, players.blocked)
  const { body } = await seriesCalls(t).repeat(leader, crewId)
  scene = { id: body.id, crewId }
})

test.each(rows.map(([endpoint, ...rest]) => [endpoint.name, endpoint, ...rest] as const))(
  '%s does for each what their part allows',
  async (_name, endpoint, request, expected) => {
    const seen: Partial<Record<Actor, number>> = {}
    for (const actor of actors) {
      const as = actor === 'guest' ? undefined : players[actor]
      seen[actor] = (await t.send(endpoint, request(scene) as never, { as })).status
    }
    expect(seen).toEqual(expected)
  },
)

test('no call about a series is missing from this table', () => {
  const listed = new Set(rows.map(([endpoint]) => endpoint.name))
  const calls = endpoints.filter(({ path }) => path.startsWith('/series/'))
  expect(calls.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([])
})
