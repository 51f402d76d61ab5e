/** What a player does in Discord, as Discord reports it. Everything that is not read here is ignored. */
import * as z from 'zod/mini'
import { type Locale, locales } from '#contract/locales/locales.ts'
import { hasPermission } from './permissions.ts'

interface Origin {
  readonly id: string
  readonly applicationId: string
  /** With it this interaction can be answered for 15 minutes. */
  readonly token: string
  /** The account at Discord. */
  readonly userId: string
  /** Null in direct messages. */
  readonly guildId: string | null
  readonly channelId: string | null
  readonly channelName: string | null
  readonly locale: Locale
  readonly canManageServer: boolean
  /** Whether the player can post where this happens. */
  readonly canSend: boolean
  /** Whether our own messages can be posted where this happens. */
  readonly canPost: boolean
}

type Values = Readonly<Record<string, string>>

export type Interaction = Origin &
  (
    | { readonly kind: 'ping' }
    /** `name`: with the subcommand, such as `crew find`. */
    | { readonly kind: 'command'; readonly name: string; readonly options: Values }
    | { readonly kind: 'typing'; readonly name: string; readonly options: Values; readonly option: string }
    /** `value`: what was chosen, if it is a menu. */
    | { readonly kind: 'press'; readonly customId: string; readonly value: string }
    | { readonly kind: 'form'; readonly customId: string; readonly fields: Values }
  )

export type Command = Extract<Interaction, { kind: 'command' }>

const snowflake = z.string().check(z.regex(/^\d{1,20}$/))
const name = z.string().check(z.regex(/^[\w-]{1,32}$/))
const customId = z.string().check(z.maxLength(100))
const title = z.string().check(z.maxLength(100))
const bits = z.catch(z.string().check(z.regex(/^\d{1,30}$/)), '0')

const option = z.object({
  name,
  type: z.int(),
  value: z.optional(z.union([z.string(), z.number(), z.boolean()])),
  focused: z.optional(z.boolean()),
})
type Option = z.output<typeof option>

const subcommand = z.extend(option, { options: z._default(z.array(option), []) })

const field = z.object({
  custom_id: name,
  value: z.optional(z.string()),
  values: z.optional(z.array(z.string())),
})
/** A field is in a label, or in a row of its own. */
const fieldFrame = z.object({ component: z.optional(field), components: z._default(z.array(field), []) })

const origin = {
  id: snowflake,
  application_id: snowflake,
  token: z._default(z.string().check(z.regex(/^[\w.-]{1,2000}$/)), ''),
  guild_id: z.optional(snowflake),
  channel_id: z.optional(snowflake),
  channel: z.catch(z.optional(z.object({ name: title, type: z.optional(z.int()) })), undefined),
  locale: z._default(z.string(), 'en'),
  user: z.optional(z.object({ id: snowflake })),
  member: z.optional(z.object({ user: z.object({ id: snowflake }), permissions: bits })),
  app_permissions: bits,
}

const commandData = z.object({ name, options: z._default(z.array(subcommand), []) })

const interactionBody = z.discriminatedUnion('type', [
  z.object({ ...origin, type: z.literal(1) }),
  z.object({ ...origin, type: z.literal(2), data: commandData }),
  z.object({
    ...origin,
    type: z.literal(3),
    data: z.object({ custom_id: customId, values: z._default(z.array(z.string()), []) }),
  }),
  z.object({ ...origin, type: z.literal(4), data: commandData }),
  z.object({
    ...origin,
    type: z.literal(5),
    data: z.object({ custom_id: customId, components: z.array(fieldFrame) }),
  }),
])
type Body = z.output<typeof interactionBody>

/** Of an announcement channel, public and private. */
const threadTypes = [10, 11, 12]

const originOf = (body: Body): Origin | undefined => {
  const user = body.member?.user ?? body.user
  // A ping comes from nobody.
  if (!user && body.type !== 1) return undefined
  const own = BigInt(body.app_permissions)
  const members = BigInt(body.member?.permissions ?? '0')
  const send = threadTypes.includes(body.channel?.type ?? 0) ? 'sendInThreads' : 'send'
  return {
    id: body.id,
    applicationId: body.application_id,
    token: body.token,
    userId: user?.id ?? '',
    guildId: body.guild_id ?? null,
    channelId: body.channel_id ?? null,
    channelName: body.channel?.name ?? null,
    locale: locales.find((known) => body.locale.split('-')[0] === known) ?? 'en',
    canManageServer: hasPermission(members, 'manageServer'),
    canSend: hasPermission(members, send),
    canPost: hasPermission(own, 'viewChannel') && hasPermission(own, send) && hasPermission(own, 'embed'),
  }
}

const subcommandType = 1

const readCommand = ({ name, options }: z.output<typeof commandData>) => {
  const [first] = options
  const isNested = first?.type === subcommandType
  const given: readonly Option[] = isNested ? first.options : options
  return {
    name: isNested ? `${name} ${first.name}` : name,
    options: Object.fromEntries(given.map(({ name, value }) => [name, String(value ?? '')])),
    option: given.find(({ focused }) => focused)?.name ?? '',
  }
}

const readFields = (frames: readonly z.output<typeof fieldFrame>[]): Values =>
  Object.fromEntries(
    frames
      .flatMap(({ component, components }) => (component ? [component] : components))
      .map(({ custom_id, value, values }) => [custom_id, value ?? values?.[0] ?? '']),
  )

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined if it is none that we know. */
export const readInteraction = (text: string): Interaction | undefined => {
  const json = parseJson(text)
  const { data: body } = interactionBody.safeParse(json)
  const origin = body && originOf(body)
  if (!origin) return undefined
  switch (body.type) {
    case 1:
      return { ...origin, kind: 'ping' }
    case 2: {
      const { name, options } = readCommand(body.data)
      return { ...origin, kind: 'command', name, options }
    }
    case 3:
      return {
        ...origin,
        kind: 'press',
        customId: body.data.custom_id,
        value: body.data.values[0] ?? '',
      }
    case 4:
      return { ...origin, kind: 'typing', ...readCommand(body.data) }
    case 5:
      return {
        ...origin,
        kind: 'form',
        customId: body.data.custom_id,
        fields: readFields(body.data.components),
      }
  }
}
