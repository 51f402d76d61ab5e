/** Forms that a browser sends without JavaScript: the answer is a page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicPage } from '#contract/wire/rendering.ts'
import type { Config } from '#server/config.ts'
import { refuseForeignSites } from '#server/http/origins/csrf.ts'

/** More than any of them has. */
const maxBytes = 16 * 1024

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export const acceptForms = async (
  app: FastifyInstance,
  config: Config,
  pages: readonly PublicPage[],
  submit: Handler,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    )
    scope.addHook('onRequest', refuseForeignSites(config))
    for (const { path, hasForm } of pages) if (hasForm) scope.post(path, submit)
  })
}
