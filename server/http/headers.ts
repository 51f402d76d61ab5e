import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Page } from './static.ts'

export const secureHeaders = async (
  app: FastifyInstance,
  config: Config,
  page: Page | undefined,
): Promise<void> => {
  const https = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...(page?.scriptHashes ?? [])],
        // Open dialogs lock scrolling with an inline style element.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
    // The reset link contains a token, which must not reach other sites.
    referrerPolicy: { policy: 'same-origin' },
  })
}
