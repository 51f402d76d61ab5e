/** Tokens in the header `Authorization`. */
import type { FastifyRequest } from 'fastify'

/** Node gives only the first of several such headers. */
const authorizations = ({ headers, raw: { rawHeaders } }: FastifyRequest): readonly string[] =>
  headers.authorization === undefined
    ? []
    : rawHeaders.filter(
        (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'authorization' && index % 2 === 1,
      )

/**
 * Undefined without one; empty if it cannot be read. Other schemes are not for us: a proxy may ask for a password of its own.
 */
export const bearerToken = (request: FastifyRequest): string | undefined => {
  const [first = '', ...others] = authorizations(request)
  if (![first, ...others].some((value) => /^bearer/i.test(value))) return undefined
  return others.length === 0 ? (/^bearer +(\S+)$/i.exec(first)?.[1] ?? '') : ''
}
