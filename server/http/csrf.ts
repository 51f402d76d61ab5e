import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A change asked for by another site changes nothing. Programs without a browser send neither header. */
export const refuseForeignSites = (config: Config) => {
  const ownOrigin = new URL(config.publicUrl).origin
  return async (request: FastifyRequest): Promise<void> => {
    if (harmless.has(request.method)) return
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    if (origin !== undefined) {
      const ours = origin === ownOrigin || origin === `${request.protocol}://${request.host}`
      if (!ours) throw new AppError('foreign_origin')
    } else if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw new AppError('foreign_origin')
    }
  }
}
