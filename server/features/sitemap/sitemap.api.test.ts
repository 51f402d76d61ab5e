// Also on the embedded engine.
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { cancelMission } from '#contract/missions/missions.ts'
import { handleError } from '#server/http/responses/error-handler.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { fixedPages } from './sitemap.documents.ts'
import { serveSitemap } from './sitemap.routes.ts'

const t = openTestApp({ env: { PUBLIC_URL: 'https://crew.example' } })

/** Small lists, as if search engines accepted only few addresses. */
const openSmall = async (perList: number) => {
  const app = Fastify()
  app.setErrorHandler(handleError)
  app.decorateRequest('viewer', undefined)
  serveSitemap(app, { contextOf: () => t.node.ctx, isReady: () => true, now: t.node.ctx.now, perList })
  await app.ready()
  return app
}

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
const crewAddress = (id: number) => `https://crew.example/crew/${id}`

test('the sitemap has the public pages and the open posts that everybody sees', async () => {
  const leader = await registerPlayer(t)
  const [open, hidden, cancelled] = [
    await postCrew(t, leader),
    await postCrew(t, leader),
    await postCrew(t, leader),
  ]
  await t.connection.db.updateTable('crews').set({ is_hidden: true }).where('id', '=', hidden.id).execute()
  await t.send(cancelMission, { params: { id: cancelled.id }, body: {} }, { as: leader })

  const app = await openSmall(50_000)
  const { statusCode, headers, body } = await app.inject({ url: '/sitemap.xml' })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
  expect(addresses(body)).toEqual([
    ...fixedPages.map(({ path }) => `https://crew.example${path.replace('&', '&amp;')}`),
    crewAddress(open.id),
  ])
  const mining = 'https://crew.example/search?activity=mining'
  expect(body).toContain(
    `<url><loc>${mining}&amp;lang=de</loc><xhtml:link rel="alternate" hreflang="en" href="${mining}&amp;lang=en"/>` +
      `<xhtml:link rel="alternate" hreflang="de" href="${mining}&amp;lang=de"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${mining}"/></url>`,
  )
  expect(body).toContain(`<url><loc>${crewAddress(open.id)}</loc><lastmod>${open.updatedAt}</lastmod></url>`)
  expect((await app.inject({ url: '/sitemap-1.xml' })).statusCode).toBe(404)
})

test('more addresses than one list may have are in several lists, each once', async () => {
  const leader = await registerPlayer(t)
  const ids: number[] = []
  for (let i = 0; i < 9; i += 1) ids.push((await postCrew(t, leader)).id)
  const perList = fixedPages.length + 3
  const app = await openSmall(perList)

  const index = (await app.inject({ url: '/sitemap.xml' })).body
  expect(index).toContain('<sitemapindex ')
  const lists = addresses(index)
  expect(lists).toEqual(['https://crew.example/sitemap-1.xml', 'https://crew.example/sitemap-2.xml'])
  const listed: (string | undefined)[] = []
  for (const list of lists) {
    const { statusCode, body } = await app.inject({ url: new URL(list ?? '').pathname })
    expect([statusCode, addresses(body).length <= perList]).toEqual([200, true])
    listed.push(...addresses(body))
  }
  expect(listed.slice(fixedPages.length)).toEqual(ids.map(crewAddress))
  // One list that is full, and no empty one after it.
  const full = await openSmall(fixedPages.length + ids.length)
  expect(addresses((await full.inject({ url: '/sitemap.xml' })).body)).toEqual(listed)
  for (const number of ['0', '3', '9999', '99999', 'x', '-1']) {
    expect((await app.inject({ url: `/sitemap-${number}.xml` })).statusCode).toBe(404)
  }
})

test('a new post is in the sitemap an hour later at the latest', async () => {
  const leader = await registerPlayer(t)
  await postCrew(t, leader)
  const app = await openSmall(50_000)
  const count = async () => addresses((await app.inject({ url: '/sitemap.xml?x=1' })).body).length
  const before = await count()
  await postCrew(t, leader)
  expect(await count()).toBe(before)
  t.clock.advance(60 * 60_000)
  expect(await count()).toBe(before + 1)
})

test('robots.txt names the sitemap, and leaves pictures open', async () => {
  const { statusCode, headers, body } = await t.inject({ url: '/robots.txt' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = body.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Allow: /api/previews/',
      'Allow: /api/pictures/',
      'Disallow: /api/',
      'Disallow: /admin',
      'Disallow: /messages',
      'Disallow: /notices',
      'Disallow: /account',
      'Disallow: /settings',
      'Sitemap: https://crew.example/sitemap.xml',
    ]),
  )
  expect((await t.inject({ url: '/sitemap.xml' })).statusCode).toBe(200)
})
