/** Players who sign in with Discord. */
import type { Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** As if they had linked the account. */
export const linkDiscord = async (
  { connection: { db } }: Pick<TestApp, 'connection'>,
  { user }: Pick<Player, 'user'>,
  discordId = String(100_000 + user.id),
): Promise<string> => {
  const linked = { user_id: user.id, discord_id: discordId, discord_name: 'nova', linked_at: new Date() }
  await db.insertInto('discord_accounts').values(linked).execute()
  return discordId
}

/** As if they had signed up with Discord. */
export const takePassword = async (
  { connection: { db } }: Pick<TestApp, 'connection'>,
  { user }: Player,
): Promise<void> => {
  await db.updateTable('users').set({ has_password: false }).where('id', '=', user.id).execute()
}
