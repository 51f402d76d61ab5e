// Also on the embedded engine.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { previewPath, sitePreviewPath } from '#contract/previews/version.ts'
import { deleteCrew } from '#contract/reports/removals.ts'
import {
  crewDraft,
  inHours,
  joinCrew,
  postCrew,
  registerPlayer,
  registerStaff,
} from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

const pathOf = async (id: number) => previewPath((await t.send(getCrew, { params: { id } })).body)

test('a shared crew has a picture that can be cached forever', async () => {
  const crew = await postCrew(t, await registerPlayer(t), { scheduledFor: inHours(20) })
  const { statusCode, headers, rawPayload } = await t.inject({ url: previewPath(crew) })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('the address of the picture follows the post, and old addresses lead to the new one', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const first = await pathOf(id)
  expect(await pathOf(id)).toBe(first)

  await joinCrew(t, leader, id)
  const second = await pathOf(id)
  await t.send(updateCrew, { params: { id }, body: crewDraft({ title: 'Another title' }) }, { as: leader })
  const third = await pathOf(id)
  expect(new Set([first, second, third]).size).toBe(3)

  for (const old of [first, second, `/api/previews/crew/${id}/0`]) {
    const { statusCode, headers } = await t.inject({ url: old })
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, third, 'no-store'])
  }
  expect((await t.inject({ url: third })).statusCode).toBe(200)
})

test('two who ask for a picture at the same time get the same one', async () => {
  const crew = await postCrew(t, await registerPlayer(t))
  const answers = await Promise.all(Array.from({ length: 60 }, () => t.inject({ url: previewPath(crew) })))
  // More requests than the queue holds: they share one picture.
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
})

test('a post that is hidden has the picture of the site, in its language', async () => {
  const hidden = await postCrew(t, await registerPlayer(t), { primaryLanguage: 'de' })
  expect((await t.inject({ url: previewPath(hidden) })).statusCode).toBe(200)
  await t.connection.db.updateTable('crews').set({ is_hidden: true }).where('id', '=', hidden.id).execute()
  for (const path of [previewPath(hidden), `/api/previews/crew/${hidden.id}/0`]) {
    const { statusCode, headers } = await t.inject({ url: path })
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      302,
      sitePreviewPath('de'),
      'no-store',
    ])
  }
})

test('a post that is removed has no picture', async () => {
  const removed = await postCrew(t, await registerPlayer(t))
  const admin = await registerStaff(t, 'admin')
  await t.send(deleteCrew, { params: { id: removed.id }, body: {} }, { as: admin })
  for (const path of [
    previewPath(removed),
    '/api/previews/crew/2147483647/0',
    '/api/previews/crew/0/0',
    `/api/previews/crew/${removed.id}/..%2f`,
    '/api/previews/site/fr/1',
  ]) {
    const { statusCode, headers } = await t.inject({ url: path })
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 404, 'no-store'])
  }
})

test.each(['en', 'de'] as const)('the site has a picture of its own (%s)', async (locale) => {
  const { statusCode, rawPayload } = await t.inject({ url: sitePreviewPath(locale) })
  expect(statusCode).toBe(200)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const old = await t.inject({ url: `/api/previews/site/${locale}/0` })
  expect([old.statusCode, old.headers.location]).toEqual([302, sitePreviewPath(locale)])
})
