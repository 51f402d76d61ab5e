import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'

export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Unlike other names, these cannot be made to point here by another site. */
const isLocalhostOrIp = (hostname: string) =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0

/**
 * Refuses changes, and a few downloads, that another site requests. Programs other than browsers send neither header. Outside production the
 * site may be opened by an address other than its public one, such as 127.0.0.1.
 */
export const refuseForeignSites = (config: Config) => {
  const publicOrigin = new URL(config.publicUrl).origin
  const isOwn = (origin: string, { protocol, host, hostname }: FastifyRequest) =>
    origin === publicOrigin ||
    (!config.production && isLocalhostOrIp(hostname) && origin === `${protocol}://${host}`)
  return async (request: FastifyRequest): Promise<void> => {
    const { endpoint } = request.routeOptions.config
    if (endpoint?.anySite) return
    if (safeMethods.has(request.method) && !endpoint?.sameSiteOnly) return
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    if (origin !== undefined) {
      if (!isOwn(origin, request)) throw new AppError('foreign_origin')
    } else if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw new AppError('foreign_origin')
    }
  }
}
