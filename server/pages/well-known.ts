/** Addresses that programs know without having read a page: password managers, and those who have found a hole. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

interface Options {
  readonly config: Config
  readonly now: () => Date
}

const aDay = 'public, max-age=86400'
/** RFC 9116 wants less than a year. */
const securityDays = 180
const dayMs = 24 * 60 * 60_000

/** The same all day. */
const expiryOf = (now: Date): string =>
  `${new Date(now.getTime() + securityDays * dayMs).toISOString().slice(0, 10)}T00:00:00Z`

export const serveWellKnown = (app: FastifyInstance, { config, now }: Options): void => {
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/settings/sign-in#password'))

  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', aDay)
      .send(
        [
          `Contact: mailto:${config.site.operatorEmail}`,
          `Expires: ${expiryOf(now())}`,
          'Preferred-Languages: en, de',
          `Canonical: ${config.publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  )
}
