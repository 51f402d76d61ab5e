/** Receives a file, as multipart/form-data, in place of a JSON body. */
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '#contract/wire/endpoint.ts'
import { AppError } from '#server/errors.ts'
import { handleError } from '#server/http/responses/error-handler.ts'
import { findPart } from './multipart.ts'

declare module 'fastify' {
  interface FastifyRequest {
    uploadedFile?: Buffer
  }
}

/** Files are read into memory, so this bounds how much of it they take. */
const maxAtOnce = 12
const retryAfterSeconds = 3

/** For the boundaries around the file, its headers and a few other fields. */
const bytesAround = 16 * 1024

const isTooLarge = (error: FastifyError | AppError) => error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'

/** The players who are sending a file to this node. */
export type Senders = Set<number>

/** In a scope of its own: the routes in it take a file and nothing else, all others take none. */
export const acceptUploads = (scope: FastifyInstance, upload: Upload, senders: Senders): void => {
  scope.addHook('preParsing', async ({ viewer }, reply) => {
    if (!viewer) throw new AppError('not_signed_in')
    if (senders.has(viewer.id)) throw new AppError('too_many_requests', { retryAfterSeconds })
    if (senders.size >= maxAtOnce) throw new AppError('unavailable', { retryAfterSeconds })
    senders.add(viewer.id)
    reply.raw.once('close', () => senders.delete(viewer.id))
  })
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: upload.maxBytes + bytesAround },
    async (request: FastifyRequest, body: Buffer) => {
      const partOf = (field: string) => findPart(request.headers['content-type'] ?? '', body, field)
      const file = partOf(upload.field)
      if (file && file.length > upload.maxBytes) throw new AppError('file_too_large')
      if (file) request.uploadedFile = file
      return Object.fromEntries((upload.texts ?? []).map((name) => [name, partOf(name)?.toString()]))
    },
  )
  scope.addHook('preValidation', async ({ uploadedFile }) => {
    if (!uploadedFile) throw new AppError('unsupported_type')
  })
  scope.setErrorHandler<FastifyError | AppError>((error, request, reply) =>
    handleError(isTooLarge(error) ? new AppError('file_too_large') : error, request, reply),
  )
}
