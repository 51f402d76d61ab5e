/** The only file that reads the environment. */
import { createECDH } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { defaultSite, type Site } from '#contract/wire/site.ts'

export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  /** Undefined for the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** The same database without PgBouncer, for what needs a session; undefined if `databaseUrl` does not lead through one. */
  readonly databaseDirectUrl: string | undefined
  /** A streaming replica of that database, for what is only read; undefined without one. */
  readonly readDatabaseUrl: string | undefined
  readonly dataDir: string
  /** Undefined if each mail is to be a file in `dataDir`/mail. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Undefined if the server makes its own, which the database keeps. */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string } | undefined
  /** Besides those of the browsers that we know, as `host` or `host:port`. */
  readonly pushHosts: readonly string[]
  /** What stored secrets are encrypted with; undefined for a key in the database. */
  readonly secretKey: string | undefined
  /** The API of Discord, for webhooks and for signing in with Discord. */
  readonly discordApiUrl: string
  /** What Discord knows this site by; undefined if players cannot sign in with Discord. */
  readonly discordClient: { readonly id: string; readonly secret: string } | undefined
  /** The same application as it acts in Discord servers; undefined if it does not. `publicKey`: what Discord signs with. */
  readonly discordApp:
    | { readonly id: string; readonly publicKey: string; readonly botToken: string }
    | undefined
  /** The operator's own list of words that players cannot use; undefined for ours. */
  readonly wordsFile: string | undefined
  readonly demo: boolean
  /** The ships of the game, instead of the built-in list. */
  readonly shipsFile: string | undefined
  /** The places of the game, instead of the built-in list. */
  readonly locationsFile: string | undefined
  readonly rateLimitScale: number
  readonly trustProxy: number
  /** Whether admins and moderators have their rights only with a second factor or a passkey. */
  readonly staffNeedsSecondFactor: boolean
  readonly logLevel: string
  /** The port that Prometheus reads; undefined without Prometheus. */
  readonly metricsPort: number | undefined
  /** What the page shows, without what is derived from the rest. */
  readonly site: Omit<Site, 'systems' | 'discordAppUrl'>
}

const number = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/)),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  )
const whole = (min: number, max: number, fallback: number) => z._default(number(min, max), fallback)
const url = (...schemes: readonly string[]) =>
  z
    .string()
    .check(
      z.refine<string>(
        (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
      ),
    )
const link = (fallback: string) => z._default(url('https', 'http'), fallback)

const unreadable = 'cannot be read'
const file = z.optional(
  z.string().check(
    z.refine<string>(
      (path) => {
        try {
          readFileSync(path)
          return true
        } catch {
          return false
        }
      },
      { error: unreadable },
    ),
  ),
)

const environment = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: whole(0, 65_535, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(number(0, 65_535)),
  PUBLIC_URL: z.optional(url('http', 'https')),
  DATABASE_URL: z.optional(url('postgres', 'postgresql')),
  DATABASE_DIRECT_URL: z.optional(url('postgres', 'postgresql')),
  READ_DATABASE_URL: z.optional(url('postgres', 'postgresql')),
  DATA_DIR: z._default(z.string(), './data'),
  SMTP_URL: z.optional(url('smtp', 'smtps')),
  MAIL_FROM: z._default(z.string(), 'CrewBeacon <no-reply@crewbeacon.example>'),
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^[\w-]{87}$/))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  PUSH_HOSTS: z._default(z.string().check(z.regex(/^[\w.:[\]-]+(,[\w.:[\]-]+)*$/)), ''),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32))),
  DISCORD_API_URL: link('https://discord.com/api'),
  DISCORD_CLIENT_ID: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
  DISCORD_CLIENT_SECRET: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/))),
  DISCORD_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i))),
  DISCORD_BOT_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/))),
  WORDS_FILE: file,
  SHIPS_FILE: file,
  LOCATIONS_FILE: file,
  DEMO: z.optional(z.enum(['0', '1'])),
  RATE_LIMIT_SCALE: z._default(z.pipe(z.string(), z.pipe(z.transform(Number), z.number().check(z.gt(0)))), 1),
  TRUST_PROXY: whole(0, 16, 0),
  STAFF_SECOND_FACTOR: z._default(z.enum(['asked', 'required']), 'asked'),
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  OPERATOR_NAME: z._default(z.string().check(z.maxLength(200)), defaultSite.operatorName),
  OPERATOR_ADDRESS: z._default(z.string().check(z.maxLength(500)), ''),
  OPERATOR_EMAIL: z._default(z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/)), defaultSite.operatorEmail),
  EVENTS_URL: link(defaultSite.eventsUrl),
  COMMUNITY_URL: link(defaultSite.communityUrl),
  COMMUNITY_LOGIN_URL: z.optional(url('https', 'http')),
  DISCORD_URL: link(defaultSite.discordUrl),
})

/** Written in one line, `Street 1; 12345 Place; Country`. */
const linesOf = (address: string): string[] =>
  address
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const isSecret = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'READ_DATABASE_URL',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'SECRET_KEY',
  'DISCORD_CLIENT_SECRET',
  'DISCORD_BOT_TOKEN',
])

const pairOf = (one: string | undefined, other: string | undefined): [string, string] | undefined =>
  one !== undefined && other !== undefined ? [one, other] : undefined

type Given = Readonly<Record<string, string>>

const bothOrNeither = (given: Given, one: string, other: string): string[] =>
  one in given === other in given ? [] : [`of ${one} and ${other} only one is set`]

const needs = (given: Given, name: string, other: string): string[] =>
  name in given && !(other in given) ? [`${name} is set, but ${other} is not`] : []

/** Devices that subscribed with one key take nothing that another has signed. */
const isKeyPair = (publicKey: string, privateKey: string): boolean => {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return pair.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}

/** Values that do not go together. `invalid`: the names of those that are wrong by themselves. */
const findContradictions = (given: Given, invalid: ReadonlySet<unknown>): string[] => {
  const { PORT = '3000', METRICS_PORT, VAPID_PUBLIC_KEY = '', VAPID_PRIVATE_KEY = '' } = given
  const keys = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']
  const hasKeys = keys.every((name) => name in given && !invalid.has(name))
  return [
    // The metrics are for the operator alone.
    ...(Number(METRICS_PORT) === Number(PORT) && Number(PORT) > 0
      ? [`METRICS_PORT=${METRICS_PORT} is the port of the site`]
      : []),
    ...needs(given, 'DATABASE_DIRECT_URL', 'DATABASE_URL'),
    ...needs(given, 'READ_DATABASE_URL', 'DATABASE_URL'),
    ...bothOrNeither(given, 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'),
    ...(hasKeys && !isKeyPair(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY)
      ? ['VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY']
      : []),
    ...bothOrNeither(given, 'DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET'),
    ...bothOrNeither(given, 'DISCORD_PUBLIC_KEY', 'DISCORD_BOT_TOKEN'),
    // Without signing in with Discord, no player could be recognised there.
    ...needs(given, 'DISCORD_PUBLIC_KEY', 'DISCORD_CLIENT_ID'),
  ]
}

/** Throws an error with one clear line if a value is invalid. */
export const readConfig = (env: Readonly<Record<string, string | undefined>> = process.env): Config => {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  )
  const shown = (name: string) => (isSecret.has(name) ? name : `${name}=${given[name]}`)
  const result = environment.safeParse(given)
  const issues = result.error?.issues ?? []
  const invalid = issues.map(
    ({ path: [name], message }) =>
      `${shown(String(name))}${message === unreadable ? ` (${unreadable})` : ''}`,
  )
  const names = new Set<unknown>(issues.map(({ path: [name] }) => name))
  const faults = [...new Set(invalid), ...findContradictions(given, names)]
  if (!result.success || faults.length > 0) throw new Error(`Invalid configuration: ${faults.join(', ')}`)
  const values = result.data
  const pushKeys = pairOf(values.VAPID_PUBLIC_KEY, values.VAPID_PRIVATE_KEY)
  const discordClient = pairOf(values.DISCORD_CLIENT_ID, values.DISCORD_CLIENT_SECRET)
  const discordApp = pairOf(values.DISCORD_PUBLIC_KEY, values.DISCORD_BOT_TOKEN)
  const production = values.NODE_ENV === 'production'
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    readDatabaseUrl: values.READ_DATABASE_URL,
    dataDir: values.DATA_DIR,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    pushKeys: pushKeys && { publicKey: pushKeys[0], privateKey: pushKeys[1] },
    pushHosts: values.PUSH_HOSTS.split(',').filter((host) => host !== ''),
    secretKey: values.SECRET_KEY,
    discordApiUrl: values.DISCORD_API_URL.replace(/\/+$/, ''),
    discordClient: discordClient && { id: discordClient[0], secret: discordClient[1] },
    discordApp:
      discordClient && discordApp
        ? { id: discordClient[0], publicKey: discordApp[0], botToken: discordApp[1] }
        : undefined,
    wordsFile: values.WORDS_FILE,
    demo: values.DEMO === undefined ? !production && !values.DATABASE_URL : values.DEMO === '1',
    shipsFile: values.SHIPS_FILE,
    locationsFile: values.LOCATIONS_FILE,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    trustProxy: values.TRUST_PROXY,
    staffNeedsSecondFactor: values.STAFF_SECOND_FACTOR === 'required',
    // At a terminal the lines about what to do next matter more than each event.
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsPort: values.METRICS_PORT,
    site: {
      operatorName: values.OPERATOR_NAME,
      operatorAddress: linesOf(values.OPERATOR_ADDRESS),
      operatorEmail: values.OPERATOR_EMAIL,
      eventsUrl: values.EVENTS_URL,
      communityUrl: values.COMMUNITY_URL,
      communityLoginUrl: values.COMMUNITY_LOGIN_URL ?? null,
      discordUrl: values.DISCORD_URL,
      hasDiscordSignIn: discordClient !== undefined,
    },
  }
}
