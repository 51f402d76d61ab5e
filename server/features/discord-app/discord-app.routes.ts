/** Where Discord reports what players press and type. Outside the API: its sender is Discord, not a visitor. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { type Interaction, readInteraction } from '#server/discord/interactions.ts'
import { deferred, deferredEdit, pong, type Reply, responseOf } from '#server/discord/replies.ts'
import { isSignedByDiscord } from '#server/discord/signature.ts'
import { answerInteraction, limitInteraction } from './discord-app.service.ts'
import * as answers from './discord-app-answers.service.ts'

interface Options {
  readonly contextOf: (request: FastifyRequest) => Context
  readonly isReady: () => boolean
  /** Called when something may have changed. */
  readonly changed: (ctx: Context) => void
}

const maxBytes = 64 * 1024

/** Discord waits for three seconds; the way there and back takes some of them. */
const answerWithinMs = 2_000

const answerInTime = async (
  ctx: Context,
  interaction: Interaction,
  changed: Options['changed'],
): Promise<object> => {
  const working = answerInteraction(ctx, interaction).finally(() => changed(ctx))
  const stop = new AbortController()
  const late = wait(answerWithinMs, undefined, { signal: stop.signal }).catch(() => undefined)
  const reply: Reply | undefined = await Promise.race([working, late]).finally(() => stop.abort())
  if (reply) return responseOf(reply)
  if (interaction.kind === 'typing') return responseOf({ kind: 'choices', choices: [] })
  working
    .then((reply) => answers.sendFollowUp(ctx, interaction, reply))
    .catch((error) => ctx.log.warn({ err: error }, 'an answer to Discord was lost'))
  return answers.canBeEdited(interaction) ? deferredEdit : deferred
}

export const serveInteractions = (
  app: FastifyInstance,
  discordApp: NonNullable<Config['discordApp']>,
  { contextOf, isReady, changed }: Options,
): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  )

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store')
    const ctx = contextOf(request)
    const { headers, body } = request
    if (!Buffer.isBuffer(body)) return reply.code(400).send()
    const { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp } = headers
    if (!isSignedByDiscord(discordApp.publicKey, { signature, timestamp, body }, ctx.now()))
      return reply.code(401).send()
    const interaction = readInteraction(body.toString('utf8'))
    if (!interaction) return reply.code(400).send()
    if (interaction.applicationId !== discordApp.id) return reply.code(401).send()
    if (interaction.kind === 'ping') return reply.send(pong)
    if (!isReady()) return reply.code(503).send()
    // In memory, before anything is asked of the database.
    const refusal = await limitInteraction(ctx, interaction)
    if (refusal) return reply.send(responseOf(refusal))
    if (!(await answers.isFirst(ctx, interaction))) return reply.code(409).send()
    return reply.send(await answerInTime(ctx, interaction, changed))
  }

  app.route({
    method: 'POST',
    url: '/api/discord/interactions',
    bodyLimit: maxBytes,
    onRequest: async (request) => {
      const ctx = contextOf(request)
      await ctx.limits.spendRequest('interaction', ctx.ip)
    },
    handler: answer,
  })
}
