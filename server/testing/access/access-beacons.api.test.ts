/** A beacon for favourites and those one flew with changes no answer and no stream of anybody else. */
import { expect, test } from 'vitest'
import { getBeacon } from '#contract/beacons/beacons.ts'
import { endpoints } from '#contract/index.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { followEvents } from '#contract/wire/events.ts'
import { applicationCalls } from '#server/testing/calls/application-calls.ts'
import { beaconCalls } from '#server/testing/calls/beacon-calls.ts'
import { messageCalls } from '#server/testing/calls/message-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import { playerCalls } from '#server/testing/calls/player-calls.ts'
import { listenTo } from '#server/testing/event-reader.ts'
import { inHours, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { light, prolong, putOut } = beaconCalls(t)
const { apply, decide } = applicationCalls(t)
const { block } = messageCalls(t)
const { favour } = playerCalls(t)

const outsiders = ['guest', 'stranger', 'admirer', 'blocked', 'blocker'] as const
const insiders = ['favourite', 'crewmate'] as const
type Actor = (typeof outsiders)[number] | (typeof insiders)[number]

interface Scene {
  readonly owner: Player
  readonly cast: Record<Actor, Player | undefined>
  /** Each player leads a post that the beacon fits. */
  readonly posts: Map<Actor, number>
}

const fitting = { primaryLanguage: 'en', scheduledFor: inHours(1), maxCrewSize: 4 } as const

const fly = async (leader: Player, members: readonly Player[]) => {
  const { id } = await postCrew(t, leader, { maxCrewSize: 8 })
  for (const member of members) {
    const { body } = await apply(member, id)
    expect((await decide(leader, id, body.id, 'accepted')).status).toBe(200)
  }
  await complete(t, leader, id)
}

const setScene = async (): Promise<Scene> => {
  const owner = await registerPlayer(t)
  const [stranger, admirer, blocked, blocker, favourite, crewmate] = [
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
    await registerPlayer(t),
  ]
  const cast = { guest: undefined, stranger, admirer, blocked, blocker, favourite, crewmate }
  await fly(crewmate, [owner, blocked, blocker])
  await favour(admirer, owner)
  await favour(owner, favourite)
  await block(owner, blocked)
  await block(blocker, owner)
  const posts = new Map<Actor, number>()
  for (const actor of [...outsiders, ...insiders]) {
    const player = cast[actor]
    if (player) posts.set(actor, (await postCrew(t, player, fitting)).id)
  }
  t.clock.stop()
  return { owner, cast, posts }
}

/** Everything that can be read, with each id of a path being the owner's and that of the reader's own post. */
const readable = endpoints.filter(({ method }) => method === 'GET').filter((each) => each !== followEvents)

const urlsOf = ({ path }: Endpoint, ids: readonly number[]): string[] =>
  [...new Set(ids.map((id) => path.replaceAll(/:\w+/g, String(id))))].map((each) => `/api${each}`)

/** What the actor reads of everything, by address. */
const readAll = async ({ owner, cast, posts }: Scene, actor: Actor): Promise<Record<string, unknown>> => {
  const ids = [owner.user.id, posts.get(actor) ?? posts.get('stranger') ?? 0]
  const answers: Record<string, unknown> = {}
  for (const endpoint of readable)
    for (const url of urlsOf(endpoint, ids)) {
      const { statusCode, body, headers } = await t.inject({
        method: 'GET',
        url,
        cookies: { ...cast[actor]?.cookies },
      })
      answers[url] = [statusCode, body, headers['x-total-count'], headers.etag, headers['last-modified']]
    }
  return answers
}

const differing = (one: Record<string, unknown>, other: Record<string, unknown>): string[] =>
  Object.keys(one).filter((url) => JSON.stringify(one[url]) !== JSON.stringify(other[url]))

test.each(outsiders)('nothing that %s can read changes with such a beacon', async (actor) => {
  const scene = await setScene()
  const before = await readAll(scene, actor)
  const again = await readAll(scene, actor)
  await light(scene.owner, { audience: 'known', note: 'For friends' })
  const lit = await readAll(scene, actor)
  // What differs from one time to the next, beacon or not, says nothing.
  const volatile = differing(before, again)
  expect(volatile).not.toContain('/api/beacons')
  expect(volatile).not.toContain('/api/beacons/count')
  expect(differing(before, lit).filter((url) => !volatile.includes(url))).toEqual([])
  expect(Object.keys(before).length).toBeGreaterThan(60)
})

test.each(insiders)('%s sees it, in the list and among those who fit their post', async (actor) => {
  const scene = await setScene()
  const before = await readAll(scene, actor)
  await light(scene.owner, { audience: 'known' })
  const changed = differing(before, await readAll(scene, actor))
  expect(changed).toContain('/api/beacons')
  expect(changed).toContain(`/api/crew/${scene.posts.get(actor)}/suggestions`)
  expect(changed).not.toContain('/api/beacons/count')
})

test('the stream tells only those who may see it that it is lit, kept lit and out', async () => {
  const { owner, cast } = await setScene()
  const listeners = new Map<Actor, Awaited<ReturnType<typeof listenTo>>>()
  try {
    for (const actor of [...outsiders, ...insiders])
      listeners.set(actor, await listenTo(t.node.app, cast[actor]))
    await light(owner, { audience: 'known' })
    await prolong(owner)
    await putOut(owner)
    // Events come in the order of their commits: this one ends those above for everyone.
    await light(await registerPlayer(t), { audience: 'everyone' })
    for (const listener of listeners.values()) await listener.waitFor('beacon')
    const heard = [...listeners].map(([actor, { events }]) => [
      actor,
      events.filter(({ name }) => name === 'beacon').length,
    ])
    const once = outsiders.map((actor) => [actor, 1])
    const each = insiders.map((actor) => [actor, 4])
    expect(heard).toEqual([...once, ...each])
  } finally {
    for (const listener of listeners.values()) listener.close()
  }
})

test('no one reads the beacon of another player as their own', async () => {
  const { owner, cast } = await setScene()
  await light(owner, { audience: 'known' })
  for (const actor of ['stranger', 'favourite'] as const)
    expect((await t.send(getBeacon, {}, { as: cast[actor] })).body.beacon).toBeNull()
})
