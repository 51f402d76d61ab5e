/** The built page: its files, and the one HTML document that answers every screen's address. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteElementId } from '#contract/wire/site.ts'
import type { Config } from '#server/config.ts'
import { sendError } from './error-handler.ts'
import { prepareAnswer, sendPrepared } from './precompressed.ts'
import { serveRootFiles } from './root-files.ts'

export interface Page {
  readonly folder: string
  readonly scriptHashes: readonly string[]
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

const inlineScript = /<script>([\s\S]*?)<\/script>/g

export const loadPage = async (folder: string, config: Config): Promise<Page> => {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  // A "<" in it must not end the element.
  const site = JSON.stringify(config.site).replaceAll('<', '\\u003c')
  const html = template.replace(
    '<!--site-->',
    () => `<script type="application/json" id="${siteElementId}">${site}</script>`,
  )
  const document = await prepareAnswer('text/html; charset=utf-8', html)
  const scriptHashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return {
    folder,
    scriptHashes,
    answer: (request, reply) => {
      const isScreen = request.method === 'GET' || request.method === 'HEAD'
      if (!isScreen || request.url.startsWith('/assets/')) {
        return sendError(request, reply, { code: 'not_found' })
      }
      return sendPrepared(request, reply.header('cache-control', 'no-cache'), document)
    },
  }
}

export const servePage = async (app: FastifyInstance, page: Page): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(page.folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    // Folders are not served.
    allowedPath: (path) => !path.endsWith('/'),
    decorateReply: false,
    // Serves the .br and .gz files of the build, but does not tell caches that answers vary.
    preCompressed: true,
    setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
  })
  await serveRootFiles(app, page.folder)
}
