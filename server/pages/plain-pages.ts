/** Pages that browsers render, ready to be sent: they cost next to nothing, however often they are asked for. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { encodingFor, type PreparedAnswer } from '#server/http/caching/prepared-answers.ts'
import { sharedHeaders } from '#server/http/caching/response-cache.ts'
import type { DisplaySettings } from '#server/http/requests/display-settings.ts'

/** Each is made and compressed once for each look and encoding. */
export const createPlainPages = (
  make: (request: FastifyRequest, settings: DisplaySettings) => Promise<PreparedAnswer>,
) => {
  const ready = new LRUCache<string, Promise<PreparedAnswer>>({ max: 100 })
  return {
    prepare: async (request: FastifyRequest, reply: FastifyReply, settings: DisplaySettings) => {
      const { locale, theme, zone } = settings
      const key = [locale, theme, zone, encodingFor(request.headers['accept-encoding'])].join(' ')
      const page = ready.get(key) ?? make(request, settings)
      ready.set(key, page)
      const answer = await page
      return { ...answer, headers: { ...sharedHeaders(reply), ...answer.headers } }
    },
  }
}
