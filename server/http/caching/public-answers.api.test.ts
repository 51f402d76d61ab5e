/** What shared caches may keep: proxies follow `Cache-Control: public`, and hand out every header of the answer. */
import { expect, test } from 'vitest'
import { getCrew } from '#contract/crews/crews.ts'
import { endpoints } from '#contract/index.ts'
import { previewPath, sitePreviewPath } from '#contract/previews/version.ts'
import { followEvents } from '#contract/wire/events.ts'
import { logCalls } from '#server/testing/calls/log-calls.ts'
import { flyMission } from '#server/testing/calls/mission-calls.ts'
import { pictureCalls } from '#server/testing/calls/picture-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { photo } from '#server/testing/factories/picture-files.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ keepRows: true, withPage: 'small' })

const addressOf = (path: string, id: number) => `/api${path.replaceAll(/:\w+/g, String(id))}`

/** Whether caches may keep the answer to a player whose session is extended by it, and whether it sets a cookie. */
const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string) => {
  const { cookies } = await registerPlayer(t)
  t.clock.advance(6 * 60_000)
  const { headers } = await t.inject({ method, url, cookies: { ...cookies } })
  return {
    isPublic: /\bpublic\b/.test(String(headers['cache-control'])),
    setsCookie: headers['set-cookie'] !== undefined,
  }
}

// The stream never ends.
const answering = endpoints.filter((endpoint) => endpoint !== followEvents)

test('no answer of the API that caches may keep sets a cookie, but others extend the session', async () => {
  const { id } = await flyMission(t, 0)
  const publicOnes = new Set<string>()
  for (const { name, method, path } of answering) {
    const answer = await ask(method, addressOf(path, id))
    if (answer.isPublic) publicOnes.add(name)
    expect([name, answer.isPublic && answer.setsCookie]).toEqual([name, false])
  }
  expect([...publicOnes]).toEqual(['getBoardFeed', 'getBoardCalendar'])
  expect(await ask('GET', '/api/user')).toEqual({ isPublic: false, setsCookie: true })
})

/** Every address that the server knows by itself, as its router prints them: a tree, in which each line adds a part. */
const listRoutes = (): string[] => {
  const parts: string[] = []
  const paths: string[] = []
  for (const line of t.node.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
    if (!part) continue
    parts.splice(indent.length / 4, parts.length, part)
    if (methods.split(', ').includes('GET')) paths.push(parts.join(''))
  }
  return paths
}

test('neither does any other address that the server knows', async () => {
  const known = new Set(answering.map(({ path }) => `/api${path}`))
  const others = listRoutes().filter((path) => path !== `/api${followEvents.path}` && !known.has(path))
  const publicOnes: string[] = []
  for (const path of others) {
    // The router prints no prefix of what is open at its end: that is the folder of the built page.
    const address = path === '*' ? '/assets/app.js' : path.replaceAll(/:\w+(\([^)]*\))?/g, '1')
    const { isPublic, setsCookie } = await ask('GET', address)
    if (isPublic) publicOnes.push(address)
    expect([address, isPublic && setsCookie]).toEqual([address, false])
  }
  // Otherwise the routes would not be read right.
  const read = ['/api/docs', '/api/openapi.json', '/manifest.webmanifest', '/sw.js']
  expect(others).toEqual(expect.arrayContaining(read))
  const kept = [
    '/.well-known/security.txt',
    '/assets/app.js',
    '/icons/192.png',
    '/robots.txt',
    '/sitemap.xml',
  ]
  expect(publicOnes).toEqual(expect.arrayContaining(kept))
})

test('neither does a picture or a preview', async () => {
  const { id, leader } = await flyMission(t, 0)
  const { add, publish, log } = logCalls(t)
  const [{ id: pictureId } = { id: 0 }] = (await add(leader, id)).pictures
  await publish(leader, id, pictureId)
  const [published] = (await log(undefined, id)).body.pictures
  const uploaded = await pictureCalls(t).upload(leader, await photo(300, 300).png().toBuffer())
  const addresses = [
    published?.image ?? '',
    uploaded.json().profileImage,
    previewPath((await t.send(getCrew, { params: { id } })).body),
    sitePreviewPath('en'),
  ]
  for (const address of addresses)
    expect([address, await ask('GET', address)]).toEqual([address, { isPublic: true, setsCookie: false }])
  for (const page of ['/', '/search', `/crew/${id}`, '/profile'])
    expect([page, (await ask('GET', page)).isPublic]).toEqual([page, false])
})
