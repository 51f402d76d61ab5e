/** Files that are made to break the server or the browsers of those who see the picture. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureLimits } from '#contract/pictures/limits.ts'
import { pictureCalls } from '#server/testing/calls/picture-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import * as files from '#server/testing/factories/picture-files.ts'
import { refusedPictures, scriptsIn } from '#server/testing/hostile/hostile-pictures.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { upload } = pictureCalls(t)

const storedPictures = () => t.connection.db.selectFrom('pictures').select('data').execute()

test.each(refusedPictures)('%s is refused and nothing is stored', async (_what, file, code) => {
  const player = await registerPlayer(t)
  const before = process.memoryUsage().rss
  const bytes = await file()
  const response = await upload(player, bytes)
  expect(response.json()).toMatchObject({ code })
  expect([413, 415]).toContain(response.statusCode)
  expect(await storedPictures()).toEqual([])
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000)
})

/** What other players can download. */
const shownOf = async (bytes: Buffer): Promise<Buffer> => {
  const response = await upload(await registerPlayer(t), bytes)
  expect(response.statusCode).toBe(200)
  return (await t.inject({ url: response.json().profileImage })).rawPayload
}

test('a picture with a position is shown upright and without any metadata', async () => {
  const original = await files.photoWithPosition()
  expect(original.includes('Secret camera')).toBe(true)
  const shown = await shownOf(original)
  const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(shown).metadata()
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
  expect([width, height]).toEqual([256, 256])
  expect(shown.includes('Secret camera')).toBe(false)
})

test.each(scriptsIn)('a picture with a script %s is shown without it', async (_where, spoil) => {
  const spoiled = spoil(await files.photo().jpeg().toBuffer())
  expect(spoiled.includes('<script>')).toBe(true)
  expect((await shownOf(spoiled)).includes('script')).toBe(false)
})

test('of a GIF with 5,000 frames the first is shown', async () => {
  const shown = await shownOf(files.gif(1, 1, 5_000))
  expect((await sharp(shown).metadata()).pages).toBeUndefined()
})

test.each([
  ['a PNG with data for far more pixels than it has', files.lyingPng],
  ['a PNG with a text that grows to 400 MB', files.pngWithTextBomb],
])('%s is refused or shown, in little memory', async (_what, file) => {
  const player = await registerPlayer(t)
  const bytes = await file()
  const before = process.memoryUsage().rss
  expect([200, 415]).toContain((await upload(player, bytes)).statusCode)
  // Half of what the data would take; the rest of the process needs some too.
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
})

test('a file can have 5 MB and not a byte more', async () => {
  const player = await registerPlayer(t)
  const picture = await files.photo().jpeg().toBuffer()
  const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
  expect((await upload(player, padded(pictureLimits.bytes))).statusCode).toBe(200)
  for (const bytes of [pictureLimits.bytes + 1, 2 * pictureLimits.bytes]) {
    const response = await upload(player, padded(bytes))
    expect([response.statusCode, response.json()]).toEqual([
      413,
      { code: 'file_too_large', message: 'File too large (max 5MB)' },
    ])
  }
})
