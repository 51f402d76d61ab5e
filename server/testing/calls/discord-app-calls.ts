/** What players press and type in Discord. */
import type { ShownContent } from '#server/testing/fakes/discord-content.ts'
import type { DiscordServer } from '#server/testing/fakes/discord-server.ts'
import type { TestApp } from '#server/testing/test-app.ts'

interface Doing {
  /** The account at Discord. */
  readonly by: string
  /** Null in direct messages. */
  readonly guild?: string | null
  readonly channel?: string
  readonly locale?: string
  readonly isThread?: boolean
  /** Of the player, in the channel. */
  readonly permissions?: string
  /** Whether the app can. */
  readonly canPost?: boolean
}

/** What the player sees. */
export interface Shown {
  readonly status: number
  readonly type: number
  readonly data: ShownContent & {
    readonly flags?: number
    readonly choices?: readonly { readonly name: string; readonly value: string }[]
    readonly custom_id?: string
    readonly title?: string
  }
}

/** The id of the button, menu or form for it. Throws if a message or an answer has none: nobody could press it. */
export const shownId = (
  { components, custom_id: formId = '' }: Pick<Shown['data'], 'components' | 'custom_id'>,
  action: string,
): string => {
  const isMeant = (id: string) => id.startsWith(`${action}:`)
  if (isMeant(formId)) return formId
  const ids = components.flatMap((row) => row.components.map(({ custom_id = '' }) => custom_id))
  const shown = ids.find(isMeant)
  if (shown === undefined) throw new Error(`Nothing to press for ${action}`)
  return shown
}

const mayPost = String((1n << 10n) | (1n << 11n) | (1n << 14n) | (1n << 38n))
/** What most members may do in most channels. */
const maySend = String((1n << 11n) | (1n << 38n))

/** Browser tests make them in several processes. */
let lastId = Date.now() * 1_000 + Math.floor(Math.random() * 1_000)

const newInteractionId = (): string => {
  lastId += 1
  return String(lastId)
}

const optionsOf = (options: Readonly<Record<string, string>>, focused?: string) =>
  Object.entries(options).map(([name, value]) => ({
    name,
    type: 3,
    value,
    ...(name === focused && { focused: true }),
  }))

interface Way {
  /** To the address for interactions. */
  readonly send: (
    payload: string,
    headers: Readonly<Record<string, string>>,
  ) => Promise<{ readonly status: number; readonly body: string }>
  readonly now: () => Date
  readonly discord: Pick<DiscordServer, 'applicationId' | 'sign' | 'takeAnswer'>
}

export const interactionCalls = ({ send, now, discord }: Way) => {
  const nowInSeconds = () => String(Math.floor(now().getTime() / 1_000))

  const post = async (
    payload: string,
    timestamp = nowInSeconds(),
    signature = discord.sign(payload, timestamp),
  ): Promise<Shown> => {
    const answer = await send(payload, {
      'content-type': 'application/json',
      'x-signature-ed25519': signature,
      'x-signature-timestamp': timestamp,
    })
    const { type, data } = answer.body ? JSON.parse(answer.body) : {}
    if (answer.status === 200) discord.takeAnswer(JSON.parse(payload), { type, data })
    return { status: answer.status, type, data }
  }

  const interactionOf = (
    {
      by,
      guild = '700',
      channel = '7001',
      locale = 'en-US',
      isThread = false,
      permissions = maySend,
      canPost = true,
    }: Doing,
    type: number,
    data: object,
  ) => {
    const id = newInteractionId()
    return {
      id,
      application_id: discord.applicationId,
      type,
      token: `token-${id}`,
      ...(guild !== null && { guild_id: guild }),
      channel_id: channel,
      channel: { id: channel, name: `channel-${channel}`, type: isThread ? 11 : 0 },
      locale,
      ...(guild === null ? { user: { id: by } } : { member: { user: { id: by }, permissions } }),
      app_permissions: canPost ? mayPost : '0',
      version: 1,
      data,
    }
  }

  const commandData = (name: string, options: ReturnType<typeof optionsOf>) => {
    const [command = '', subcommand] = name.split(' ')
    return {
      id: '1',
      name: command,
      options: subcommand === undefined ? options : [{ name: subcommand, type: 1, options }],
    }
  }

  return {
    post,
    interactionOf,
    command: (doing: Doing, name: string, options: Readonly<Record<string, string>> = {}) =>
      post(JSON.stringify(interactionOf(doing, 2, commandData(name, optionsOf(options))))),
    type: (doing: Doing, name: string, option: string, value: string) =>
      post(
        JSON.stringify(interactionOf(doing, 4, commandData(name, optionsOf({ [option]: value }, option)))),
      ),
    press: (doing: Doing, customId: string, value?: string) =>
      post(
        JSON.stringify(
          interactionOf(doing, 3, {
            custom_id: customId,
            component_type: value === undefined ? 2 : 3,
            ...(value !== undefined && { values: [value] }),
          }),
        ),
      ),
    fill: (doing: Doing, customId: string, fields: Readonly<Record<string, string>>) =>
      post(
        JSON.stringify(
          interactionOf(doing, 5, {
            custom_id: customId,
            components: Object.entries(fields).map(([custom_id, value]) => ({
              type: 18,
              component: { type: 4, custom_id, value },
            })),
          }),
        ),
      ),
  }
}

export const interactionPath = '/api/discord/interactions'

export const discordAppCalls = (t: Pick<TestApp, 'inject' | 'node'>, discord: DiscordServer) =>
  interactionCalls({
    discord,
    now: () => t.node.ctx.now(),
    send: async (payload, headers) => {
      const { statusCode, body } = await t.inject({ method: 'POST', url: interactionPath, headers, payload })
      return { status: statusCode, body }
    },
  })
