/** Tells Discord which commands there are. */
import type { Config } from '#server/config.ts'
import { saveCommands } from '#server/discord/app-messages.ts'
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
  const { id, botToken } = discordApp
  const { status, code } = await saveCommands(
    (request) => askDiscord(config, { ...request, botToken }),
    id,
    commands,
  )
  if (status === 0) throw new Error('Discord cannot be reached')
  if (status !== 200) throw new Error(`Discord refused: status ${status}, code ${code ?? 'none'}`)
  return commands.length
}
