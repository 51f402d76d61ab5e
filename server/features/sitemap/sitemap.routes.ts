/** robots.txt and the sitemap, which are outside the API. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Context, onReplica } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { createCache } from '#server/http/caching/cache.ts'
import { type AnswerForAll, prepareForAll, sendForAll } from '#server/http/caching/prepared-answers.ts'
import * as service from './sitemap.service.ts'

interface Options {
  readonly contextOf: (request: FastifyRequest) => Context
  readonly isReady: () => boolean
  readonly now: () => Date
  /** How many addresses one list may have. */
  readonly perList?: number
}

const hourMs = 60 * 60_000
/** A full list has about 6 MB. */
const maxDocuments = 4

const anHour = 'public, max-age=3600'
const xml = 'application/xml; charset=utf-8'

export const serveSitemap = (
  app: FastifyInstance,
  { contextOf, isReady, now, perList = service.maxAddresses }: Options,
): void => {
  const lists = createCache<readonly number[]>({ max: 1, ttl: hourMs, now })
  const documents = createCache<AnswerForAll>({ max: maxDocuments, ttl: hourMs, now })

  /** Counts the request, and finds the first id of each list. */
  const admit = async (request: FastifyRequest) => {
    if (!isReady()) throw new AppError('unavailable')
    const ctx = contextOf(request)
    await ctx.limits.spendRequest('guest', ctx.ip)
    return {
      ctx,
      starts: await lists.get('starts', () => onReplica(ctx, (ctx) => service.findLists(ctx, perList))),
    }
  }

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    write: () => Promise<string>,
  ) => {
    const document = await documents.get(key, async () => prepareForAll(xml, await write()))
    return sendForAll(request, reply.header('cache-control', anHour), document)
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const { ctx, starts } = await admit(request)
    const write = () => onReplica(ctx, (ctx) => service.writeSitemap(ctx, starts, perList))
    return send(request, reply, 'all', write)
  })

  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,4}).xml', async (request, reply) => {
    const { ctx, starts } = await admit(request)
    const number = Number(request.params.number)
    // The only list is the sitemap itself.
    if (starts.length === 1 || starts[number - 1] === undefined) throw new AppError('not_found')
    const write = () => onReplica(ctx, (ctx) => service.writeList(ctx, starts, number, perList))
    return send(request, reply, String(number), write)
  })

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', anHour)
      .send(service.robotsDocument(contextOf(request).config.publicUrl)),
  )
}
