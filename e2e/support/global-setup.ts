/** One server for the whole run; the workers find it by these variables. */
import { openDiscord } from '#server/testing/fakes/discord.ts'
import { discordEnv } from '#server/testing/fakes/discord-oauth.ts'
import { startBuiltServer } from '../../scripts/testing/built-server.mjs'

// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function globalSetup() {
  const discord = await openDiscord()
  const { url, mailDir, stop } = await startBuiltServer({
    discordApiUrl: discord.url,
    discordClient: discordEnv,
  })
  process.env.E2E_BASE_URL = url
  process.env.E2E_MAIL_DIR = mailDir
  process.env.E2E_DISCORD_URL = discord.url
  return async () => {
    const log = await stop()
    await discord.close()
    // Warnings and errors of the server, beside the result of the tests.
    if (log) process.stderr.write(`\nThe server's log:\n${log}\n`)
  }
}
