/** What the app asks of Discord, and what came of it. Nothing here throws. */
import { type Content, messageOf, privateMessageOf } from './replies.ts'
import { type DiscordAnswer, type DiscordRequest, discordCodes, mayHaveArrived } from './requests.ts'

/** Sends a request of the app. */
export type Ask = (request: DiscordRequest) => Promise<DiscordAnswer>

export type AppOutcome =
  | { readonly kind: 'done'; readonly messageId: string }
  /** A new message may or may not be there, and there is no id to edit it by. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'no_message' }
  | { readonly kind: 'no_channel' }
  /** The app sees the channel no longer, or is not in the server. */
  | { readonly kind: 'no_access' }
  | { readonly kind: 'no_permission' }
  /** The player takes no messages of the app. */
  | { readonly kind: 'closed' }
  /** The first answer to the interaction has not arrived yet, or the time for others is over. */
  | { readonly kind: 'no_interaction' }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Discord itself says no, for another reason; a proxy in front of it gives no code. */
  | { readonly kind: 'refused'; readonly status: number; readonly code: number }
  | { readonly kind: 'failed' }

const kinds: Readonly<
  Record<
    number,
    'no_message' | 'no_channel' | 'no_access' | 'no_permission' | 'closed' | 'no_interaction' | undefined
  >
> = {
  [discordCodes.unknownMessage]: 'no_message',
  [discordCodes.unknownChannel]: 'no_channel',
  [discordCodes.unknownServer]: 'no_access',
  [discordCodes.noAccess]: 'no_access',
  [discordCodes.noPermission]: 'no_permission',
  [discordCodes.closedMessages]: 'closed',
  [discordCodes.noSharedServer]: 'closed',
  [discordCodes.unknownWebhook]: 'no_interaction',
}

const refusals = [400, 403, 404]

/** `isNew`: a message that cannot be sent twice like an edit. */
const readAnswer = (answer: DiscordAnswer, isNew: boolean, messageId = answer.id): AppOutcome => {
  const { status, code, waitSeconds } = answer
  if (status >= 200 && status < 300)
    return messageId === null ? { kind: 'unconfirmed' } : { kind: 'done', messageId }
  if (waitSeconds !== null) return { kind: 'wait', seconds: waitSeconds }
  if (refusals.includes(status) && code !== null && code > 0) {
    const kind = kinds[code]
    return kind ? { kind } : { kind: 'refused', status, code }
  }
  return { kind: isNew && mayHaveArrived(answer) ? 'unconfirmed' : 'failed' }
}

/** `nonce`: for some minutes, a second attempt with the same one is answered with the message of the first. */
export const postMessage = async (
  ask: Ask,
  channelId: string,
  content: Content,
  nonce: string,
): Promise<AppOutcome> => {
  const body = { ...messageOf(content), nonce, enforce_nonce: true }
  return readAnswer(await ask({ method: 'POST', path: `/channels/${channelId}/messages`, body }), true)
}

/** Nothing can be edited in a thread that Discord has archived because nobody wrote in it. */
export const editMessage = async (
  ask: Ask,
  channelId: string,
  messageId: string,
  content: Content,
): Promise<AppOutcome> => {
  const channel = `/channels/${channelId}`
  const edit = () =>
    ask({ method: 'PATCH', path: `${channel}/messages/${messageId}`, body: messageOf(content) })
  const answer = await edit()
  if (answer.code !== discordCodes.archivedThread) return readAnswer(answer, false, messageId)
  await ask({ method: 'PATCH', path: channel, body: { archived: false } })
  return readAnswer(await edit(), false, messageId)
}

export const sendDirectMessage = async (
  ask: Ask,
  discordId: string,
  content: Content,
  nonce: string,
): Promise<AppOutcome> => {
  const body = { recipient_id: discordId }
  const opened = await ask({ method: 'POST', path: '/users/@me/channels', body })
  const outcome = readAnswer(opened, false)
  return opened.id === null || outcome.kind !== 'done' ? outcome : postMessage(ask, opened.id, content, nonce)
}

interface LaterAnswer {
  readonly applicationId: string
  /** Of the interaction. */
  readonly token: string
  readonly content: Content
  /** Beside the message whose button was pressed, which stays as it is. */
  readonly isBeside: boolean
}

/** Takes the place of what Discord shows while it waits. */
export const answerLater = async (
  ask: Ask,
  { applicationId, token, content, isBeside }: LaterAnswer,
): Promise<AppOutcome> => {
  const path = `/webhooks/${applicationId}/${token}`
  return readAnswer(
    await ask(
      isBeside
        ? { method: 'POST', path, body: privateMessageOf(content) }
        : { method: 'PATCH', path: `${path}/messages/@original`, body: messageOf(content) },
    ),
    false,
    token,
  )
}

/** Null if Discord does not say it soon: a player waits. */
export const findServerName = async (ask: Ask, guildId: string): Promise<string | null> =>
  (await ask({ method: 'GET', path: `/guilds/${guildId}`, timeoutMs: 1_000 })).name

export const saveCommands = (ask: Ask, applicationId: string, commands: object): Promise<DiscordAnswer> =>
  ask({ method: 'PUT', path: `/applications/${applicationId}/commands`, body: commands })
