/** Every call about the log of a completed mission, by every part in it. */
import { beforeAll, expect, test } from 'vitest'
import { blockPlayer } from '#contract/blocks/blocks.ts'
import { endpoints } from '#contract/index.ts'
import * as logs from '#contract/logs/logs.ts'
import * as reports from '#contract/reports/pictures.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { leadingCalls } from '#server/testing/calls/leading-calls.ts'
import { logCalls } from '#server/testing/calls/log-calls.ts'
import { complete } from '#server/testing/calls/mission-calls.ts'
import {
  joinCrew,
  type Player,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { photo } from '#server/testing/factories/picture-files.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ keepRows: true })
const { add, publish, remove, log, see, upload } = logCalls(t)

const actors = [
  'guest',
  'stranger',
  'blocked',
  'member',
  'author',
  'coLeader',
  'leader',
  'moderator',
  'admin',
] as const
type Actor = (typeof actors)[number]

/** A completed mission with a picture of `author` that is only for those aboard, and one that is public. */
interface Scene {
  readonly id: number
  readonly secret: logs.LogPicture
  readonly shown: logs.LogPicture
}

const all = (status: number) =>
  Object.fromEntries(actors.map((actor) => [actor, status])) as Record<Actor, number>
const aboard = (status: number, others: number, guest = 401) => ({
  ...all(others),
  guest,
  member: status,
  author: status,
  coLeader: status,
  leader: status,
})

const reasons = { reportCategory: 'other', reportReason: 'Rude' } as const
const report = (as: Player | undefined, id: number) =>
  t.send(reports.reportPicture, { params: { id }, body: reasons }, { as })

let players: Record<Exclude<Actor, 'guest'>, Player>
let bytes: Buffer
let id: number

beforeAll(async () => {
  const leader = await registerPlayer(t)
  ;({ id } = await postCrew(t, leader, { maxCrewSize: 6 }))
  players = {
    leader,
    member: await joinCrew(t, leader, id),
    author: await joinCrew(t, leader, id),
    coLeader: await joinCrew(t, leader, id),
    stranger: await registerPlayer(t),
    blocked: await registerPlayer(t),
    moderator: await registerStaff(t, 'moderator'),
    admin: await registerStaff(t, 'admin'),
  }
  await leadingCalls(t).nameCoLeader(leader, id, players.coLeader)
  await complete(t, leader, id)
  await t.send(blockPlayer, { params: { userId: players.blocked.user.id } }, { as: leader })
  bytes = await photo(30, 30).png().toBuffer()
})

const setScene = async (): Promise<Scene> => {
  const { leader, author } = players
  for (const picture of (await log(leader, id)).body.pictures) await remove(leader, picture.id)
  await add(author, id, 'Secret')
  const { pictures } = await add(author, id, 'Shown')
  const { body } = await publish(leader, id, pictures[1]?.id ?? 0)
  const [secret, shown] = body.pictures
  if (!secret || !shown) throw new Error('a picture is missing')
  return { id, secret, shown }
}

const rows: readonly [
  string,
  Endpoint,
  (as: Player | undefined, scene: Scene) => Promise<{ status?: number; statusCode?: number }>,
  Record<Actor, number>,
][] = [
  ['getMissionLog', logs.getMissionLog, (as) => log(as, id), all(200)],
  ['addLogPicture', logs.addLogPicture, (as) => upload(as, id, bytes), aboard(201, 403)],
  [
    'publishLogPicture',
    logs.publishLogPicture,
    (as, { secret }) => publish(as, id, secret.id),
    { ...all(403), guest: 401, coLeader: 200, leader: 200 },
  ],
  [
    'removeLogPicture of one for those aboard',
    logs.removeLogPicture,
    (as, { secret }) => remove(as, secret.id),
    { ...aboard(204, 404), member: 403 },
  ],
  [
    'removeLogPicture of the public one',
    logs.removeLogPicture,
    (as, { shown }) => remove(as, shown.id),
    { ...aboard(204, 403), member: 403 },
  ],
  ['getLogPicture', logs.getLogPicture, (as, { secret }) => see(as, secret.image), aboard(200, 404)],
  [
    'getLogPicture of the public one, by the address for those aboard',
    logs.getLogPicture,
    (as, { shown }) => see(as, `/api/log-pictures/${shown.id}/small`),
    aboard(200, 404),
  ],
  [
    'reportPicture of one for those aboard',
    reports.reportPicture,
    (as, { secret }) => report(as, secret.id),
    { ...aboard(201, 404), author: 400 },
  ],
  [
    'reportPicture of the public one',
    reports.reportPicture,
    (as, { shown }) => report(as, shown.id),
    { ...all(201), guest: 401, author: 400 },
  ],
  [
    'deleteLogPicture of one for those aboard',
    reports.deleteLogPicture,
    (as, { secret }) => t.send(reports.deleteLogPicture, { params: { id: secret.id }, body: {} }, { as }),
    { ...all(403), guest: 401, moderator: 404, admin: 404 },
  ],
  [
    'deleteLogPicture of the public one',
    reports.deleteLogPicture,
    (as, { shown }) => t.send(reports.deleteLogPicture, { params: { id: shown.id }, body: {} }, { as }),
    { ...all(403), guest: 401, moderator: 204, admin: 204 },
  ],
  ['getPublicPicture', logs.getPublicPicture, (as, { shown }) => see(as, shown.image), all(200)],
]

/** The last scene, as long as it is unchanged. */
let unspent: Scene | undefined

test.each(rows)(
  '%s does for each what their part in the mission allows',
  async (_name, endpoint, ask, expected) => {
    const seen: Partial<Record<Actor, number>> = {}
    for (const actor of actors) {
      const scene = unspent ?? (await setScene())
      unspent = undefined
      await t.connection.db.deleteFrom('reports').execute()
      const answer = await ask(actor === 'guest' ? undefined : players[actor], scene)
      const status = answer.status ?? answer.statusCode ?? 0
      seen[actor] = status
      // What is refused, or only read, leaves everything as it was.
      if (endpoint.method === 'GET' || status >= 400) unspent = scene
    }
    expect(seen).toEqual(expected)
  },
)

test('no call about a log is missing from this table', () => {
  const listed = new Set(rows.map(([, { name }]) => name))
  const calls = endpoints.filter(({ path }) =>
    /^\/(crew\/:id\/log|(admin\/)?log-pictures|mission-pictures)/.test(path),
  )
  expect(calls.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([])
})
