import { expect, test } from 'vitest'
import { getCrew } from '#contract/crews/crews.ts'
import { previewPath } from '#contract/previews/version.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

/** A tenth of the usual limits: twelve pictures in five minutes. */
const t = openTestApp({ rateLimitScale: 0.1 })

test('one address has twelve new pictures painted, and gets as many painted ones as it likes', async () => {
  const { id } = await postCrew(t, await registerPlayer(t))
  /** Changes the post, so that its picture is not cached yet. */
  const newPath = async (number: number) => {
    await t.connection.db
      .updateTable('crews')
      .set({ title: `Painted ${number}` })
      .where('id', '=', id)
      .execute()
    t.node.responseCache.clear()
    return previewPath((await t.send(getCrew, { params: { id } })).body)
  }
  const statusOf = async (url: string, remoteAddress = '127.0.0.1') =>
    (await t.inject({ url, remoteAddress })).statusCode

  for (let number = 1; number <= 12; number += 1) {
    const path = await newPath(number)
    expect([await statusOf(path), await statusOf(path), await statusOf(path)]).toEqual([200, 200, 200])
  }

  const path = await newPath(13)
  const { statusCode, headers } = await t.inject({ url: path })
  expect([statusCode, headers['cache-control']]).toEqual([429, 'no-store'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(await statusOf(path, '203.0.113.9')).toBe(200)
  expect(await statusOf(path)).toBe(200)
})

test('wrong addresses of pictures count like pictures that have to be painted', async () => {
  const { id } = await postCrew(t, await registerPlayer(t))
  const statusOf = async (version: number) =>
    (await t.inject({ url: `/api/previews/crew/${id}/${version}`, remoteAddress: '203.0.113.10' })).statusCode
  for (let version = 1; version <= 12; version += 1) expect(await statusOf(version)).toBe(302)
  expect(await statusOf(13)).toBe(429)
})
