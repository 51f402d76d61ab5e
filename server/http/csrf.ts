import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Not a name that another site could point at this machine. */
const isLocalHost = (hostname: string) =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0

/**
 * A change asked for by another site changes nothing. Programs without a browser send neither header. Outside
 * production the site may be opened by another address than its public one, such as 127.0.0.1.
 */
export const refuseForeignSites = (config: Config) => {
  const publicOrigin = new URL(config.publicUrl).origin
  const isOwn = (origin: string, { protocol, host, hostname }: FastifyRequest) =>
    origin === publicOrigin ||
    (!config.production && isLocalHost(hostname) && origin === `${protocol}://${host}`)
  return async (request: FastifyRequest): Promise<void> => {
    if (safeMethods.has(request.method)) return
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    if (origin !== undefined) {
      if (!isOwn(origin, request)) throw new AppError('foreign_origin')
    } else if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw new AppError('foreign_origin')
    }
  }
}
