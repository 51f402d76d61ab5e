/** Tells Discord which commands there are. */
import type { Config } from '#server/config.ts'
import { commandsOf } from '#server/discord/commands.ts'
import { askDiscord } from '#server/discord/requests.ts'
import { appCommands } from './discord-app.commands.ts'

/** Throws an error with one clear line if Discord does not take them. */
export const registerCommands = async (
  config: Pick<Config, 'discordApp' | 'discordApiUrl' | 'publicUrl'>,
): Promise<number> => {
  const { discordApp } = config
  if (!discordApp) throw new Error('DISCORD_PUBLIC_KEY and DISCORD_BOT_TOKEN are not set')
  const commands = commandsOf(appCommands)
  const { status, code } = await askDiscord(config, {
    method: 'PUT',
    path: `/applications/${discordApp.id}/commands`,
    body: commands,
    botToken: discordApp.botToken,
  })
  if (status === 0) throw new Error('Discord cannot be reached')
  if (status !== 200) throw new Error(`Discord refused: status ${status}, code ${code ?? 'none'}`)
  return commands.length
}
