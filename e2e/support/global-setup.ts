/** One server for the whole run; the workers find it by these variables. */
import { generateKeyPairSync } from 'node:crypto'
import { openDiscord } from '#server/testing/fakes/discord.ts'
import { discordEnv } from '#server/testing/fakes/discord-oauth.ts'
import { rawPublicKey } from '#server/testing/fakes/discord-server.ts'
import { startBuiltServer } from '../../scripts/testing/built-server.mjs'

export default async function globalSetup() {
  const discord = await openDiscord()
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const { url, mailDir, stop } = await startBuiltServer({
    discordApiUrl: discord.url,
    discordClient: {
      ...discordEnv,
      DISCORD_PUBLIC_KEY: rawPublicKey(publicKey),
      DISCORD_BOT_TOKEN: 'bot-token',
    },
  })
  process.env.E2E_BASE_URL = url
  process.env.E2E_MAIL_DIR = mailDir
  process.env.E2E_DISCORD_URL = discord.url
  process.env.E2E_DISCORD_KEY = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  return async () => {
    const log = await stop()
    await discord.close()
    // Warnings and errors of the server, beside the result of the tests.
    if (log) process.stderr.write(`\nThe server's log:\n${log}\n`)
  }
}
