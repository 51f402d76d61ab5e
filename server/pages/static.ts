/** The built page: its files, and what its documents are made from. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { CreateRenderer, Renderer } from '#contract/wire/rendering.ts'
import type { Site } from '#contract/wire/site.ts'
import { omitDocumentHeaders } from '#server/http/responses/headers.ts'
import { loadDocuments } from './document.ts'
import type { Page } from './page-rendering.ts'
import { serveRootFiles } from './root-files.ts'

const createFrom = async (file: string): Promise<Renderer> => {
  const { createRenderer } = (await import(file)) as { readonly createRenderer: CreateRenderer }
  return createRenderer(new AsyncLocalStorage())
}

/** A second one of the same module would take the visitors' states away from the first. */
const renderers = new Map<string, Promise<Renderer>>()

/** There is none until the page is built, as in development. */
const loadRenderer = async (file: string): Promise<Renderer | undefined> => {
  if (!existsSync(fileURLToPath(file))) return undefined
  const renderer = renderers.get(file) ?? createFrom(file)
  renderers.set(file, renderer)
  return renderer
}

/** `renderFile`: the address of the page's module for the server. Without one the browser renders every page. */
export const loadPage = async (folder: string, site: Site, renderFile?: string): Promise<Page> => ({
  folder,
  site,
  documents: await loadDocuments(folder, site),
  renderer: renderFile === undefined ? undefined : await loadRenderer(renderFile),
})

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
    // Serves the .br and .gz files of the build, but does not set `Vary`, which caches need.
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('vary', 'accept-encoding')
      omitDocumentHeaders(reply)
    },
  })
  await serveRootFiles(app, page.folder)
}
