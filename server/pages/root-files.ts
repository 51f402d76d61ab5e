/** The files of the built page whose names are fixed: icons, screenshots, manifest, service worker. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Locale, locales } from '#contract/locales/locales.ts'
import { baseLocale } from '#locale'
import { prepareForAll, sendForAll } from '#server/http/caching/prepared-answers.ts'
import { webManifest } from './web-manifest.ts'

const forADay = 'public, max-age=86400'
/** A release must not meet the service worker of the one before. */
const revalidated = 'no-cache'

const textFiles = [
  { path: '/favicon.svg', file: 'favicon.svg', type: 'image/svg+xml', cache: forADay },
  { path: '/sw.js', file: 'sw.js', type: 'text/javascript; charset=utf-8', cache: revalidated },
]

/** Compressed already. */
const pictures = [
  { path: '/favicon.ico', type: 'image/x-icon' },
  { path: '/apple-touch-icon.png', type: 'image/png' },
  { path: '/icons/192.png', type: 'image/png' },
  { path: '/icons/512.png', type: 'image/png' },
  { path: '/icons/maskable-192.png', type: 'image/png' },
  { path: '/icons/maskable-512.png', type: 'image/png' },
  { path: '/screenshots/board-wide.png', type: 'image/png' },
  { path: '/screenshots/crew-wide.png', type: 'image/png' },
  { path: '/screenshots/board-narrow.png', type: 'image/png' },
  { path: '/screenshots/crew-narrow.png', type: 'image/png' },
]

const serveManifest = async (app: FastifyInstance): Promise<void> => {
  const prepare = (locale: Locale) =>
    prepareForAll('application/manifest+json; charset=utf-8', JSON.stringify(webManifest(locale)))
  const manifests = { en: await prepare('en'), de: await prepare('de') }
  app.get('/manifest.webmanifest', (request, reply) => {
    const { lang } = request.query as { lang?: unknown }
    const locale = locales.find((locale) => locale === lang) ?? baseLocale
    return sendForAll(request, reply.header('cache-control', revalidated), manifests[locale])
  })
}

export const serveRootFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  for (const { path, file, type, cache } of textFiles) {
    const answer = await prepareForAll(type, await readFile(join(folder, file)))
    app.get(path, (request, reply) => sendForAll(request, reply.header('cache-control', cache), answer))
  }
  for (const { path, type } of pictures) {
    const content = await readFile(join(folder, path))
    app.get(path, (_request, reply) => reply.type(type).header('cache-control', forADay).send(content))
  }
  await serveManifest(app)
}
