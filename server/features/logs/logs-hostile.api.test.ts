/** The pictures of a log are converted like those of players: uploaded bytes are never shown. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureLimits } from '#contract/pictures/limits.ts'
import { logCalls } from '#server/testing/calls/log-calls.ts'
import { flyMission } from '#server/testing/calls/mission-calls.ts'
import * as files from '#server/testing/factories/picture-files.ts'
import { refusedPictures, scriptsIn } from '#server/testing/hostile/hostile-pictures.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { log, see, upload } = logCalls(t)

test.each(refusedPictures)('%s is refused and nothing is stored', async (_what, file, code) => {
  const { id, leader } = await flyMission(t, 0)
  const before = process.memoryUsage().rss
  const response = await upload(leader, id, await file())
  expect(response.json()).toMatchObject({ code })
  expect([413, 415]).toContain(response.statusCode)
  expect((await log(leader, id)).body.pictures).toEqual([])
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000)
})

/** What other players can download: the picture and its small copy. */
const shownOf = async (bytes: Buffer): Promise<Buffer[]> => {
  const { id, leader } = await flyMission(t, 0)
  const response = await upload(leader, id, bytes)
  expect(response.statusCode).toBe(201)
  const [picture] = response.json().pictures
  return [(await see(leader, picture.image)).rawPayload, (await see(leader, picture.thumbnail)).rawPayload]
}

test('a picture with a position is shown upright and without any metadata', async () => {
  for (const shown of await shownOf(await files.photoWithPosition())) {
    const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(shown).metadata()
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
    expect([width, height]).toEqual([200, 300])
    expect(shown.includes('Secret camera')).toBe(false)
  }
})

test.each(scriptsIn)('a picture with a script %s is shown without it', async (_where, spoil) => {
  const shown = await shownOf(spoil(await files.photo().jpeg().toBuffer()))
  expect(shown.map((picture) => picture.includes('script'))).toEqual([false, false])
})

test('of a GIF with 5,000 frames the first is shown', async () => {
  for (const shown of await shownOf(files.gif(1, 1, 5_000))) {
    expect((await sharp(shown).metadata()).pages).toBeUndefined()
  }
})

test('a line of pixels, as long as may be uploaded, becomes a short one', async () => {
  const [shown] = await shownOf(await files.photo(20_000, 1).png().toBuffer())
  expect(await sharp(shown).metadata()).toMatchObject({ width: 1600, height: 1 })
})

test('a file can have 5 MB and not a byte more, and a form has to have one', async () => {
  const { id, leader } = await flyMission(t, 0)
  const picture = await files.photo().jpeg().toBuffer()
  const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
  expect((await upload(leader, id, padded(pictureLimits.bytes))).statusCode).toBe(201)
  expect((await upload(leader, id, padded(pictureLimits.bytes + 1))).json().code).toBe('file_too_large')
  const withoutFile = await t.inject({
    method: 'POST',
    url: `/api/crew/${id}/log`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="line"\r\n\r\nhello\r\n--x--\r\n',
    cookies: { ...leader.cookies },
  })
  expect([withoutFile.statusCode, withoutFile.json().code]).toEqual([415, 'unsupported_type'])
})

test('another site can add nothing', async () => {
  const { id, leader } = await flyMission(t, 0)
  const response = await t.inject({
    method: 'POST',
    url: `/api/crew/${id}/log`,
    headers: { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' },
    cookies: { ...leader.cookies },
    payload: '',
  })
  expect(response.json().code).toBe('foreign_origin')
})

test.each(['x', 'x'.repeat(22), '%00'.repeat(22), '..%2f..%2fetc%2fpasswd'])(
  'there is no public picture at %s',
  async (hash) => {
    for (const size of ['large', 'small', 'original']) {
      const { statusCode, headers } = await t.inject({ url: `/api/mission-pictures/${hash}/${size}` })
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    }
  },
)
