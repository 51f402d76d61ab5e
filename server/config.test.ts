import { expect, test } from 'vitest'
import webPush from 'web-push'
import { readConfig } from './config.ts'

test('without any settings the server uses the embedded database with demo data on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    dataDir: './data',
    demo: true,
    rateLimitScale: 1,
    trustProxy: 0,
    metricsPort: undefined,
  })
})

test('in production and on a database server there is no demo data unless DEMO is set', () => {
  expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL: 'postgres://localhost/crew' }).demo).toBe(false)
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true)
})

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('the message about an invalid database URL does not show its password', () => {
  const wrong = { DATABASE_URL: 'mysql://crew:secret@localhost' }
  expect(() => readConfig(wrong)).toThrow('Invalid configuration: DATABASE_URL')
})

test('a secret key is long, and one that is not is not shown', () => {
  expect(() => readConfig({ SECRET_KEY: 'too short' })).toThrow(/^Invalid configuration: SECRET_KEY$/)
  expect(readConfig({ SECRET_KEY: 'x'.repeat(32) }).secretKey).toHaveLength(32)
})

test('Discord signs players in with both of its settings or with neither, and its secret is not shown', () => {
  const id = { DISCORD_CLIENT_ID: '80351110224678912' }
  const secret = { DISCORD_CLIENT_SECRET: 'of Discord' }
  expect(readConfig({})).toMatchObject({ discordClient: undefined, site: { hasDiscordSignIn: false } })
  for (const half of [id, { DISCORD_CLIENT_SECRET: 'abc' }])
    expect(() => readConfig(half)).toThrow(
      /^Invalid configuration: of DISCORD_CLIENT_ID and [^\n:]+ only one is set$/,
    )
  expect(() => readConfig({ ...id, ...secret })).toThrow(/^Invalid configuration: DISCORD_CLIENT_SECRET$/)
  expect(readConfig({ ...id, DISCORD_CLIENT_SECRET: 'abc' })).toMatchObject({
    discordClient: { id: id.DISCORD_CLIENT_ID, secret: 'abc' },
    site: { hasDiscordSignIn: true },
  })
})

test('whatever is wrong is named in one line, values that do not go together as well', () => {
  const wrong = {
    PORT: 'many',
    WORDS_FILE: '/no/such/file',
    METRICS_PORT: '70000',
    READ_DATABASE_URL: 'postgres://replica/crew',
    VAPID_PUBLIC_KEY: 'B'.repeat(87),
    VAPID_PRIVATE_KEY: '_'.repeat(43),
    DISCORD_CLIENT_SECRET: 'abc',
    DISCORD_BOT_TOKEN: 'token',
  }
  expect(() => readConfig(wrong)).toThrow(
    new Error(
      'Invalid configuration: PORT=many, METRICS_PORT=70000, WORDS_FILE=/no/such/file (cannot be read), ' +
        'READ_DATABASE_URL is set, but DATABASE_URL is not, VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY, ' +
        'of DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET only one is set, ' +
        'of DISCORD_PUBLIC_KEY and DISCORD_BOT_TOKEN only one is set',
    ),
  )
})

test('the app in Discord needs both of its settings, and signing in with Discord', () => {
  const client = { DISCORD_CLIENT_ID: '80351110224678912', DISCORD_CLIENT_SECRET: 'abc' }
  const app = { DISCORD_PUBLIC_KEY: 'ab'.repeat(32), DISCORD_BOT_TOKEN: 'token' }
  expect(readConfig(client).discordApp).toBeUndefined()
  expect(readConfig({ ...client, ...app }).discordApp).toEqual({
    id: client.DISCORD_CLIENT_ID,
    publicKey: app.DISCORD_PUBLIC_KEY,
    botToken: 'token',
  })
  expect(() => readConfig({ ...client, DISCORD_BOT_TOKEN: 'token' })).toThrow(/only one is set$/)
  expect(() => readConfig(app)).toThrow(/DISCORD_CLIENT_ID is not$/)
  expect(() => readConfig({ ...client, ...app, DISCORD_BOT_TOKEN: 'of Discord' })).toThrow(
    /^Invalid configuration: DISCORD_BOT_TOKEN$/,
  )
})

test('an address past PgBouncer is of no use without one through it, and its password is not shown', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgres://crew:secret@localhost/crew' }
  expect(() => readConfig(direct)).toThrow(/^Invalid configuration: DATABASE_DIRECT_URL[^\n:]+$/)
  expect(readConfig({ ...direct, DATABASE_URL: 'postgres://pool/crew' }).databaseDirectUrl).toContain(
    'localhost',
  )
})

test('a replica is of no use without its primary, has to be Postgres, and its password is not shown', () => {
  const replica = { READ_DATABASE_URL: 'postgres://crew:secret@localhost/crew' }
  expect(() => readConfig(replica)).toThrow(/^Invalid configuration: READ_DATABASE_URL[^\n:]+$/)
  const both = { ...replica, DATABASE_URL: 'postgres://primary/crew' }
  expect(readConfig(both).readDatabaseUrl).toContain('localhost')
  const wrong = { ...both, READ_DATABASE_URL: 'mysql://crew:secret@localhost' }
  expect(() => readConfig(wrong)).toThrow(/^Invalid configuration: READ_DATABASE_URL$/)
})

test.each([
  ['PORT', '99999'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'crewbeacon.example'],
  ['DEMO', 'yes'],
  ['RATE_LIMIT_SCALE', '0'],
  ['TRUST_PROXY', '-1'],
  ['STAFF_SECOND_FACTOR', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_PORT', '3000'],
  ['DISCORD_URL', 'javascript:alert(1)'],
  ['DISCORD_API_URL', 'file:///etc/passwd'],
])('%s=%s is refused with one clear line', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`Invalid configuration: ${name}=${value}`)
})

test('the keys for pushes come together and belong to each other, and the private one is not shown', () => {
  const keysOf = ({ publicKey, privateKey }: webPush.VapidKeys) => ({
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  })
  const [first, second] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()]
  expect(readConfig(keysOf(first)).pushKeys).toEqual(first)
  expect(readConfig({}).pushKeys).toBeUndefined()
  expect(() => readConfig({ VAPID_PRIVATE_KEY: first.privateKey })).toThrow('only one is set')
  const mixed = { ...keysOf(first), VAPID_PUBLIC_KEY: second.publicKey }
  expect(() => readConfig(mixed)).toThrow('VAPID_PUBLIC_KEY does not belong')
  expect(() => readConfig({ ...keysOf(first), VAPID_PRIVATE_KEY: 'secret' })).toThrow(
    /^Invalid configuration: VAPID_PRIVATE_KEY$/,
  )
})

test('the hosts of push services are a list', () => {
  expect(readConfig({ PUSH_HOSTS: 'push.example,127.0.0.1:4000' }).pushHosts).toEqual([
    'push.example',
    '127.0.0.1:4000',
  ])
  expect(readConfig({}).pushHosts).toEqual([])
})
