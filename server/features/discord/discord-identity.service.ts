/** Asks Discord who has signed in there. The answer only identifies the player; the access token is not stored. */
import { CodeChallengeMethod, OAuth2Client, OAuth2Tokens } from 'arctic'
import * as z from 'zod/mini'
import { email } from '#contract/users/users.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { readLimitedText } from '#server/http/requests/limited-text.ts'

export interface DiscordIdentity {
  readonly id: string
  readonly name: string
  /** Null if Discord has not confirmed it. */
  readonly email: string | null
}

/** `incomplete`: the player did not allow us to read who they are. */
type Problem = 'expired' | 'unavailable' | 'busy' | 'incomplete'

/** Why Discord has identified no one. */
export class DiscordProblem extends Error {
  readonly outcome: Problem
  constructor(outcome: Problem, reason: string) {
    super(reason)
    this.outcome = outcome
  }
}

const scopes = ['identify', 'email']
const timeoutMs = 10_000
const maxBytes = 64 * 1024

const clientOf = ({ discordClient }: Config) => {
  if (!discordClient) throw new AppError('not_found')
  return discordClient
}

const redirectUri = ({ publicUrl }: Config): string => `${publicUrl}/api/auth/discord/callback`

/** The address at Discord where a player authorises this site. */
export const authorizationAddress = (config: Config, state: string, verifier: string): string => {
  const { id, secret } = clientOf(config)
  return new OAuth2Client(id, secret, redirectUri(config))
    .createAuthorizationURLWithPKCE(
      new URL('/oauth2/authorize', config.discordApiUrl).href,
      state,
      CodeChallengeMethod.S256,
      verifier,
      scopes,
    )
    .toString()
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface RawAnswer {
  readonly status: number
  readonly body: unknown
}

/** Without the library: its requests have no timeout and follow redirects. */
const ask = async ({ discordApiUrl }: Config, path: string, init: RequestInit): Promise<RawAnswer> => {
  try {
    const response = await fetch(`${discordApiUrl}${path}`, {
      ...init,
      headers: { accept: 'application/json', ...init.headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: parseJson(await readLimitedText(response, maxBytes)) }
  } catch (error) {
    throw new DiscordProblem('unavailable', error instanceof Error ? error.name : 'no answer')
  }
}

const errorBody = z.object({ error: z.string() })

const refuse = (what: string, { status, body }: RawAnswer): never => {
  const { data } = errorBody.safeParse(body)
  // The code was used before, or was not issued to this browser.
  if (data?.error === 'invalid_grant') throw new DiscordProblem('expired', 'invalid code')
  const reason = `${what}: ${status} ${data?.error.slice(0, 40) ?? ''}`
  throw new DiscordProblem(status === 429 ? 'busy' : 'unavailable', reason)
}

const findAccessToken = async (config: Config, code: string, verifier: string): Promise<string> => {
  const { id, secret } = clientOf(config)
  const answer = await ask(config, '/oauth2/token', {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri(config),
      code_verifier: verifier,
    }),
  })
  if (answer.status !== 200) return refuse('token', answer)
  const tokens = new OAuth2Tokens(Object(answer.body))
  if (tokens.hasScopes() && !tokens.scopes().includes('identify'))
    throw new DiscordProblem('incomplete', 'no scope')
  try {
    return tokens.accessToken()
  } catch {
    throw new DiscordProblem('unavailable', 'no token')
  }
}

/** Everything that is read of a user; other fields are ignored. */
const userBody = z.object({
  id: z.string().check(z.regex(/^\d{1,20}$/)),
  username: z.catch(z.string().check(z.regex(/^[\w.]{2,32}$/)), ''),
  email: z.catch(z.nullable(email), null),
  verified: z.catch(z.boolean(), false),
})

/** Throws a DiscordProblem if Discord does not identify the player. */
export const findIdentity = async (
  { config, log }: Context,
  code: string,
  verifier: string,
): Promise<DiscordIdentity> => {
  try {
    const authorization = `Bearer ${await findAccessToken(config, code, verifier)}`
    const answer = await ask(config, '/users/@me', { headers: { authorization } })
    if (answer.status === 401 || answer.status === 403) throw new DiscordProblem('incomplete', 'user refused')
    if (answer.status !== 200) return refuse('user', answer)
    const { data } = userBody.safeParse(answer.body)
    if (!data) throw new DiscordProblem('unavailable', 'no user')
    return { id: data.id, name: data.username || data.id, email: data.verified ? data.email : null }
  } catch (error) {
    if (error instanceof DiscordProblem) log.warn({ reason: error.message }, 'Discord named no one')
    throw error
  }
}
