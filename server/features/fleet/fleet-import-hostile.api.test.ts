/** Malicious files: each is refused, in the player's language, and nothing is stored. */
import { beforeAll, expect, test } from 'vitest'
import { getFleet, listShips } from '#contract/fleet/fleet.ts'
import { importFleet, previewImport } from '#contract/fleet/fleet-import.ts'
import { fleetIssues } from '#contract/issues/fleet.ts'
import { type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { importShips } from './fleet-catalogue.service.ts'

const t = openTestApp({ keepRows: true })

let owner: Player
beforeAll(async () => {
  await importShips(t.node.ctx)
  owner = await registerPlayer(t)
})

const post = async (payload: string | Buffer, path: string = previewImport.path) => {
  const response = await t.inject({
    method: 'POST',
    url: `/api${path}`,
    cookies: { ...owner.cookies },
    headers: { 'content-type': 'application/json', 'accept-language': 'de' },
    payload,
  })
  return { status: response.statusCode, body: response.json() }
}
const preview = (text: string) => post(JSON.stringify({ text }))

const refusal = (key: keyof typeof fleetIssues, n?: number) => ({
  status: 400,
  body: { code: 'invalid_input', fields: { text: fleetIssues[key].de.replace('{n}', String(n)) } },
})

const megabyte = 1024 * 1024

test.each([
  ['a list of 10 MB', `[${'{"name":"MOLE"},'.repeat(650_000)}{"name":"MOLE"}]`],
  ['10 MB of anything', 'x'.repeat(10 * megabyte)],
])('%s is too large', async (_, text) => {
  expect(await preview(text)).toMatchObject({ status: 413, body: { code: 'too_large' } })
})

test.each([
  ['more than a megabyte', 'x'.repeat(megabyte + 1), refusal('import_too_large', 1)],
  ['2,001 ships', `name\n${'MOLE\n'.repeat(2_001)}`, refusal('import_too_many_lines', 2_000)],
  ['100,000 nested lists', '['.repeat(100_000) + ']'.repeat(100_000), refusal('import_unreadable')],
  ['500,000 nested lists', '['.repeat(500_000) + ']'.repeat(500_000), refusal('import_unreadable')],
  ['a prototype', '[{"name":"MOLE","__proto__":{"userRole":"admin"}}]', refusal('import_unreadable')],
  ['a constructor', '[{"name":"MOLE","constructor":{"prototype":{"x":1}}}]', refusal('import_unreadable')],
  ['a prototype as column', 'name,__proto__\nMOLE,1', refusal('import_unreadable')],
  [
    'a line of 900,000 commas',
    `name\n${'MOLE\n'.repeat(1_990)}${','.repeat(900_000)}`,
    refusal('import_line_too_long'),
  ],
  ['a list that is cut off', '[{"name":"MOLE"', refusal('import_unreadable')],
  ['no list', '{"name":"MOLE"}', refusal('import_unreadable')],
  ['no names', 'ID,Cost\n1,2', refusal('import_without_names')],
  ['nothing', ' \n ', refusal('import_empty')],
  ['a NUL byte', 'name\nMO\0LE', refusal('import_not_text')],
  ['what is left of a wrong encoding', 'name\nMOL\ufffd', refusal('import_not_text')],
])('a list with %s is refused', async (_, text, expected) => {
  expect(await preview(text)).toMatchObject(expected)
})

test('bytes that are not UTF-8 are refused', async () => {
  const [before, after] = ['{"text":"name\\nMOLE', '"}'].map((part) => Buffer.from(part))
  for (const bytes of [[0xe4], [0xff, 0xfe], [0xc0, 0x80], [0xed, 0xa0, 0x80]]) {
    const payload = Buffer.concat([before ?? Buffer.of(), Buffer.from(bytes), after ?? Buffer.of()])
    expect(await post(payload)).toMatchObject(refusal('import_not_text'))
  }
})

test('a prototype in the request itself is refused, too', async () => {
  const { status } = await post('{"text":"name\\nMOLE","__proto__":{"userRole":"admin"}}')
  expect(status).toBe(400)
  const stored = await post('{"ships":[{"shipId":1,"__proto__":{"count":200}}]}', importFleet.path)
  expect(stored.status).toBe(400)
})

test('a formula is an unknown ship, or a name that is a text like others', async () => {
  const formula = "=cmd|'/c calc'!A1"
  const { status, body } = await preview(`name,shipName\n"${formula}",\nMOLE,"${formula}"`)
  expect(status).toBe(200)
  expect(body.rows).toMatchObject([
    { name: formula, match: 'unknown', candidates: [] },
    { match: 'matched', customName: formula },
  ])
})

/** Names that are similar to many ships and equal to none, all different. */
const worstList = async () => {
  const { body: ships } = await t.send(listShips, {})
  const lines = Array.from({ length: 2_000 }, (_, i) => {
    const parts = Array.from({ length: 12 }, (_, j) => ships[(i * 7 + j * 31) % ships.length]?.name ?? '')
    return { name: parts.join(' ').slice(0, 120), shipName: `${parts.join('').slice(0, 50)} ${i}` }
  })
  return JSON.stringify(lines)
}

test('while the worst list that is allowed is read, others are answered', async () => {
  const answered: string[] = []
  const note = (name: string) => () => answered.push(name)
  const reading = preview(await worstList())
  const others = [1, 2, 3].map(() => t.send(getFleet, { params: { id: owner.user.id } }).then(note('other')))
  const [{ status, body }] = await Promise.all([reading, reading.then(note('list')), ...others])
  expect([status, body.rows.length]).toEqual([200, 2_000])
  expect(answered).toEqual(['other', 'other', 'other', 'list'])
})

test('the lists of one player are read one at a time, and three wait at most', async () => {
  const list = await worstList()
  const answers = await Promise.all(Array.from({ length: 6 }, () => preview(list)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 503, 503])
})

test('nothing of all this is stored', async () => {
  expect((await t.send(getFleet, { params: { id: owner.user.id } })).body).toEqual([])
  expect(({} as { userRole?: string }).userRole).toBeUndefined()
})
