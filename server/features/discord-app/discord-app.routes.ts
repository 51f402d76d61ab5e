/** Where Discord reports what players press and type. Outside the API: its sender is Discord, not a visitor. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { type Interaction, readInteraction } from '#server/discord/interactions.ts'
import { deferred, deferredEdit, pong, type Reply, responseOf } from '#server/discord/replies.ts'
import { discordKey, isSignedByDiscord } from '#server/discord/signature.ts'
import { answerInteraction, limitInteraction, refundInteraction } from './discord-app.service.ts'
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

/** Discord lets nobody press the same again before the answer: who goes on beyond the limit is slowed down. */
const refusalPauseMs = 500

/** Undefined if it has been answered before. */
const answerOnce = async (ctx: Context, interaction: Interaction): Promise<Reply | undefined> => {
  if (await answers.isFirst(ctx, interaction)) return answerInteraction(ctx, interaction)
  await refundInteraction(ctx, interaction)
  return undefined
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

  const key = discordKey(discordApp.publicKey)
  /** Work that Discord no longer waits for: its answers follow. */
  const lateWork = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(lateWork)
  })

  const finishLater = (ctx: Context, interaction: Interaction, working: Promise<Reply | undefined>): void => {
    const follow = async () => {
      const reply = await working
      if (reply && interaction.kind !== 'typing') await answers.sendFollowUp(ctx, interaction, reply)
    }
    const following = follow()
      .catch((error) => ctx.log.warn({ err: error }, 'an answer to Discord was lost'))
      .finally(() => lateWork.delete(following))
    lateWork.add(following)
  }

  /** Undefined if it has been answered before. */
  const answerInTime = async (ctx: Context, interaction: Interaction): Promise<object | undefined> => {
    const working = answerOnce(ctx, interaction).finally(() => changed(ctx))
    const stop = new AbortController()
    const isLate = wait(answerWithinMs, 'late' as const, { signal: stop.signal }).catch(() => 'late' as const)
    const reply = await Promise.race([working, isLate]).finally(() => stop.abort())
    if (reply !== 'late') return reply && responseOf(reply)
    finishLater(ctx, interaction, working)
    if (interaction.kind === 'typing') return responseOf({ kind: 'choices', choices: [] })
    return answers.canBeEdited(interaction) ? deferredEdit : deferred
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store')
    const ctx = contextOf(request)
    const { headers, body } = request
    if (!Buffer.isBuffer(body)) return reply.code(400).send()
    const { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp } = headers
    if (!isSignedByDiscord(key, { signature, timestamp, body }, ctx.now())) return reply.code(401).send()
    const interaction = readInteraction(body.toString('utf8'))
    if (!interaction) return reply.code(400).send()
    if (interaction.applicationId !== discordApp.id) return reply.code(401).send()
    if (interaction.kind === 'ping') return reply.send(pong)
    if (!isReady()) return reply.code(503).send()
    // In memory, before anything is asked of the database.
    const refusal = await limitInteraction(ctx, interaction)
    if (refusal) {
      await wait(refusalPauseMs)
      return reply.send(responseOf(refusal))
    }
    const response = await answerInTime(ctx, interaction)
    return response ? reply.send(response) : reply.code(409).send()
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
