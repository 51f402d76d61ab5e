/** The stand-in of Discord that the server of the tests calls. */
import type { ShownMessage } from '#server/testing/fakes/discord.ts'

/** What the channel of a webhook shows now. */
export const messagesIn = async (webhookId: string): Promise<ShownMessage['embeds'][number][]> => {
  const answer = await fetch(new URL(`/${webhookId}`, process.env.E2E_DISCORD_URL))
  const messages: ShownMessage[] = await answer.json()
  return messages.flatMap(({ embeds }) => embeds)
}

/** Of a webhook that no other test uses. */
export const newWebhookId = (): string => String(Date.now()) + String(Math.floor(Math.random() * 10_000))
