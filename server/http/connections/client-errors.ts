/** Requests that never reach a route, because they cannot be read or do not arrive in time. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type ErrorCode, errors } from '#contract/errors/errors.ts'

interface Refusal {
  readonly status: number
  readonly code: ErrorCode
}

const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'invalid_request' },
}
const malformed: Refusal = { status: 400, code: 'invalid_request' }

const lingerMs = 1_000

const bodyFor = (code: ErrorCode) => JSON.stringify({ code, message: errors[code].en })

const answerFor = ({ status, code }: Refusal): string => {
  const body = bodyFor(code)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Node's default handler checks the same field: a second answer must not be written into the middle of a first. */
const isBeingAnswered = (socket: Socket & { readonly _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent === true

/** Answers before it closes the connection: a proxy that gets no answer shows its visitor a 502. */
export const refuseUnreadable = (error: NodeJS.ErrnoException, socket: Socket): void => {
  // Browsers open connections in advance; where nothing was sent, no answer is expected.
  if (!socket.writable || socket.bytesRead === 0 || isBeingAnswered(socket)) {
    socket.destroy()
    return
  }
  socket.end(answerFor(refusals[error.code ?? ''] ?? malformed))
  // Closing immediately, while bytes still arrive, would reset the connection before the client has read the answer.
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/** `Expect` with anything but 100-continue: Node would answer 417 without a body. */
export const refuseExpectations = ({ server }: FastifyInstance): void => {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyFor('invalid_request')
    response.writeHead(417, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    response.end(body)
  })
}
