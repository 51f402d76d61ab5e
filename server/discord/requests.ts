/** Requests to Discord. Nothing here throws, and no token is ever logged. */
import * as z from 'zod/mini'
import type { Config } from '#server/config.ts'
import { readLimitedText } from '#server/http/requests/limited-text.ts'

/** Everything that is read of an answer; other fields are ignored. */
const answerBody = z.object({
  /** Of the message, if it is one. */
  id: z.catch(z.nullable(z.string().check(z.regex(/^\d{1,20}$/))), null),
  /** Of the server, if it is one. */
  name: z.catch(z.nullable(z.string().check(z.maxLength(100))), null),
  /** Discord's own code of an error; a proxy in front of it gives none. */
  code: z.catch(z.nullable(z.number()), null),
  retry_after: z.catch(z.nullable(z.number().check(z.gte(0))), null),
  /** A limit applies to all requests. */
  global: z.catch(z.boolean(), false),
})
type AnswerBody = z.output<typeof answerBody>

export interface DiscordAnswer extends Pick<AnswerBody, 'id' | 'name' | 'code'> {
  /** All of it; undefined if there is none. */
  readonly json: unknown
  /** 0 if there was none. */
  readonly status: number
  /** Why there was none: the code of the connection's failure, or `timeout`. */
  readonly reason: string
  /** Null if nothing has to wait. */
  readonly waitSeconds: number | null
  /** Whether all requests have to wait. */
  readonly isGlobal: boolean
}

/** Discord's own codes. A proxy in front of it refuses without one. */
export const discordCodes = {
  unknownChannel: 10_003,
  unknownServer: 10_004,
  unknownMember: 10_007,
  unknownMessage: 10_008,
  unknownUser: 10_013,
  /** Also of an interaction whose first answer has not arrived. */
  unknownWebhook: 10_015,
  noAccess: 50_001,
  /** The player takes no messages from the app. */
  closedMessages: 50_007,
  noPermission: 50_013,
  archivedThread: 50_083,
  invalidToken: 50_027,
  /** The player is in no server with the app. */
  noSharedServer: 50_278,
} as const

const defaultTimeoutMs = 10_000
/** A server comes with its roles, emojis and stickers. */
const maxBytes = 1024 * 1024

const noBody: AnswerBody = { id: null, name: null, code: null, retry_after: null, global: false }

const readBody = async (
  response: Response,
): Promise<{ readonly answer: AnswerBody; readonly json: unknown }> => {
  const text = await readLimitedText(response, maxBytes)
  try {
    const json: unknown = JSON.parse(text)
    return { answer: answerBody.parse(json), json }
  } catch {
    return { answer: noBody, json: undefined }
  }
}

/** A proxy of Discord may refuse without a body. */
const defaultWaitSeconds = 15

const waitOf = ({ status, headers }: Response, { retry_after }: AnswerBody): number | null => {
  if (status !== 429) return null
  const header = Number(headers.get('retry-after') ?? Number.NaN)
  const named = [header, retry_after ?? Number.NaN].filter((seconds) => seconds >= 0)
  return named.length > 0 ? Math.max(...named) : defaultWaitSeconds
}

/** Discord's own answers have passed a proxy of theirs; without, it is that proxy that refuses the whole address. */
const isAddressBanned = ({ status, headers }: Response): boolean => status === 429 && !headers.has('via')

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no connection'
  if (error.name === 'TimeoutError') return 'timeout'
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : 'no connection'
}

export interface DiscordRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  readonly path: string
  readonly body?: object
  /** Not needed where the path has a token. */
  readonly botToken?: string
  readonly timeoutMs?: number
}

/** A proxy has forwarded the request, and then lost the connection. */
const lostByProxy = [504, 520, 524]

/** The request was never sent. */
const notConnected = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** Whether Discord may have carried out what failed. */
export const mayHaveArrived = ({ status, reason }: Pick<DiscordAnswer, 'status' | 'reason'>): boolean =>
  status === 0 ? !notConnected.includes(reason) : lostByProxy.includes(status)

const noAnswer: DiscordAnswer = {
  status: 0,
  json: undefined,
  reason: '',
  id: null,
  name: null,
  code: null,
  waitSeconds: null,
  isGlobal: false,
}

/** As if Discord had been asked while everybody has to wait. */
export const waitAnswer = (waitSeconds: number): DiscordAnswer => ({
  ...noAnswer,
  status: 429,
  waitSeconds,
  isGlobal: true,
})

export const askDiscord = async (
  { discordApiUrl, publicUrl }: Pick<Config, 'discordApiUrl' | 'publicUrl'>,
  { method, path, body, botToken, timeoutMs = defaultTimeoutMs }: DiscordRequest,
): Promise<DiscordAnswer> => {
  try {
    const response = await fetch(`${discordApiUrl}/v10${path}`, {
      method,
      headers: {
        'user-agent': `DiscordBot (${publicUrl}, 1.0)`,
        ...(body && { 'content-type': 'application/json' }),
        ...(botToken !== undefined && { authorization: `Bot ${botToken}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // Requests only go to Discord, without following redirects.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { answer, json } = await readBody(response)
    const { id, name, code } = answer
    return {
      status: response.status,
      json,
      reason: '',
      id,
      name,
      code,
      waitSeconds: waitOf(response, answer),
      isGlobal:
        answer.global || response.headers.get('x-ratelimit-global') === 'true' || isAddressBanned(response),
    }
  } catch (error) {
    return { ...noAnswer, reason: reasonOf(error) }
  }
}
