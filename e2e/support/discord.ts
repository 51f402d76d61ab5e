/** The stand-in of Discord that the server of the tests calls. */
import { sign } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { interactionCalls, interactionPath } from '#server/testing/calls/discord-app-calls.ts'
import type { ShownMessage } from '#server/testing/fakes/discord.ts'
import { discordEnv } from '#server/testing/fakes/discord-oauth.ts'

/** What the channel of a webhook shows now. */
export const messagesIn = async (webhookId: string): Promise<ShownMessage['embeds'][number][]> => {
  const answer = await fetch(new URL(`/${webhookId}`, process.env.E2E_DISCORD_URL))
  const messages: ShownMessage[] = await answer.json()
  return messages.flatMap(({ embeds }) => embeds)
}

/** Of a webhook that no other test uses. */
export const newWebhookId = (): string => String(Date.now()) + String(Math.floor(Math.random() * 10_000))

/** What players press and type in Discord. */
export const discordCalls = (request: APIRequestContext) =>
  interactionCalls({
    now: () => new Date(),
    discord: {
      applicationId: discordEnv.DISCORD_CLIENT_ID,
      takeAnswer: () => undefined,
      sign: (body, timestamp) =>
        sign(null, Buffer.from(timestamp + body), process.env.E2E_DISCORD_KEY ?? '').toString('hex'),
    },
    send: async (payload, headers) => {
      const answer = await request.post(interactionPath, { headers, data: payload })
      return { status: answer.status(), body: await answer.text() }
    },
  })
