/**
 * The id of each request: in its log lines and in its answer, so that a player can name it to the operator. Answers that are
 * ready (`response-cache.ts`) have none, and no line in the log.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestIdHeader } from '#contract/wire/request-id.ts'

/** Always ours: an id that a client sends could be that of someone else's request. Short enough to be read aloud. */
export const newRequestId = (): string => randomUUID().slice(-12)

export const sendRequestId = ({ id }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header(requestIdHeader, id)
