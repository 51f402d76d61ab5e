// What the members of one Discord server can ask for without end, signed by a Discord of our own.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { keepSending } from './preparing.mjs'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const applicationId = '80351110224678912'

/** The settings of the attacked site. */
export const discordEnv = {
  DISCORD_CLIENT_ID: applicationId,
  DISCORD_CLIENT_SECRET: 'client-secret',
  DISCORD_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
  DISCORD_BOT_TOKEN: 'bot-token',
  // Where nothing answers.
  DISCORD_API_URL: 'http://127.0.0.1:9',
}

/** @param {number} type @param {number} member @param {object} data */
const interaction = (type, member, data) => {
  const id = String(BigInt(`0x${randomBytes(7).toString('hex')}`))
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const body = JSON.stringify({
    id,
    application_id: applicationId,
    type,
    token: `token-${id}`,
    guild_id: '700',
    channel_id: '7001',
    locale: 'en-US',
    member: { user: { id: String(1_000 + member) }, permissions: '0' },
    app_permissions: '0',
    data,
  })
  return {
    method: 'POST',
    path: '/api/discord/interactions',
    address: '203.0.113.90',
    headers: {
      'content-type': 'application/json',
      'x-signature-ed25519': sign(null, Buffer.from(timestamp + body), privateKey).toString('hex'),
      'x-signature-timestamp': timestamp,
    },
    body: Buffer.from(body),
  }
}

/** @param {string} name @param {object[]} options */
const subcommand = (name, options) => ({ name: 'crew', options: [{ name, type: 1, options }] })

/** @type {Record<string, import('./preparing.mjs').Preparation>} */
export const discordRequests = {
  'a hundred members of one Discord server who search and type':
    async ({ send }) =>
    () =>
      keepSending(24, (connection, n) => {
        const member = (connection * 31 + n) % 100
        const title = { name: 'crew', type: 3, value: randomBytes(3).toString('hex'), focused: true }
        return send(
          n % 2 === 0
            ? interaction(2, member, subcommand('find', []))
            : interaction(4, member, subcommand('show', [title])),
        )
      }),
}
