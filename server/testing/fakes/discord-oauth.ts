/** The part of the stand-in of Discord that signs people in, as its documentation of OAuth2 describes it. */
import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** `carryOut`: does what was asked, whatever the answer says. */
export type Answering = (response: ServerResponse, carryOut: () => void) => unknown

export interface DiscordUser {
  readonly id: string
  readonly username: string
  readonly email?: string | null
  readonly verified?: boolean
}

/** What the site is known by there. */
const discordClient = { id: '1234567890', secret: 'secret-of-the-site' }
export const discordEnv = {
  DISCORD_CLIENT_ID: discordClient.id,
  DISCORD_CLIENT_SECRET: discordClient.secret,
}

interface Grant {
  readonly user: DiscordUser
  readonly redirectUri: string
  readonly challenge: string
  readonly scope: string
}

const authorizePath = '/oauth2/authorize'

/** Throws what Discord would show instead of the question. */
const readRequest = (query: URLSearchParams) => {
  const need = (name: string, value?: string): string => {
    const given = query.get(name) ?? ''
    if (given === '' || (value !== undefined && given !== value))
      throw new Error(`Invalid OAuth2 ${name}: ${given}`)
    return given
  }
  need('response_type', 'code')
  need('client_id', discordClient.id)
  need('code_challenge_method', 'S256')
  return {
    redirectUri: need('redirect_uri'),
    state: need('state'),
    scope: need('scope', 'identify email'),
    challenge: need('code_challenge'),
  }
}

const sendJson = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const inHtml = (value: string) => value.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** The visitor says who they are: in a test, anyone. */
const question = (query: URLSearchParams) => `<!doctype html>
<html lang="en"><title>Discord</title>
<form action="${authorizePath}/decide">
${[...query].map(([name, value]) => `<input type="hidden" name="${name}" value="${inHtml(value)}">`).join('\n')}
<label>Discord name <input name="username"></label>
<label>Confirmed address <input name="email"></label>
<button name="decision" value="authorize">Authorize</button>
<button name="decision" value="cancel">Cancel</button>
</form></html>`

/** The same person for the same name. */
export const discordIdOf = (username: string): string =>
  String(createHash('sha256').update(username).digest().readUIntBE(0, 6))

const userCalled = (username: string, email: string | null): DiscordUser => ({
  id: discordIdOf(username),
  username,
  email,
  verified: email !== null,
})

export const createDiscordOAuth = () => {
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()
  const planned = new Map<string, Answering>()
  const requests: string[] = []

  /** The address that the browser comes back to, once this person has agreed. `scope`: to what. */
  const authorize = (address: string, user: DiscordUser, scope = 'identify email'): string => {
    const { searchParams } = new URL(address)
    const { redirectUri, state, challenge } = readRequest(searchParams)
    const code = randomBytes(15).toString('base64url')
    grants.set(code, { user, redirectUri, challenge, scope })
    return `${redirectUri}?${new URLSearchParams({ code, state })}`
  }

  const deny = (address: string): string => {
    const { redirectUri, state } = readRequest(new URL(address).searchParams)
    const error = { error: 'access_denied', error_description: 'The resource owner denied the request' }
    return `${redirectUri}?${new URLSearchParams({ ...error, state })}`
  }

  const decide = (address: URL): string => {
    const email = address.searchParams.get('email') || null
    return address.searchParams.get('decision') === 'authorize'
      ? authorize(address.href, userCalled(address.searchParams.get('username') ?? '', email))
      : deny(address.href)
  }

  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request))
    const basic = Buffer.from(`${discordClient.id}:${discordClient.secret}`).toString('base64')
    if (request.headers.authorization !== `Basic ${basic}`)
      return sendJson(response, 401, { error: 'invalid_client' })
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    // A code works once, whatever comes of it.
    grants.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      form.get('grant_type') === 'authorization_code' &&
      grant?.redirectUri === form.get('redirect_uri') &&
      grant.challenge === challenge
    if (!isRight) return sendJson(response, 400, { error: 'invalid_grant' })
    const accessToken = randomBytes(15).toString('base64url')
    tokens.set(accessToken, grant)
    return sendJson(response, 200, {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 604_800,
      refresh_token: 'never used',
      scope: grant.scope,
    })
  }

  const showUser = ({ headers }: IncomingMessage, response: ServerResponse) => {
    const grant = tokens.get(String(headers.authorization).replace(/^Bearer /, ''))
    if (!grant?.scope.includes('identify'))
      return sendJson(response, 401, { message: '401: Unauthorized', code: 0 })
    const { id, username, ...mail } = grant.user
    return sendJson(response, 200, {
      id,
      username,
      global_name: 'Somebody Else',
      discriminator: '0',
      ...(grant.scope.includes('email') && mail),
    })
  }

  /** Whether the request was about signing in, and was answered. */
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const address = new URL(request.url ?? '', 'http://discord')
    const { pathname } = address
    if (pathname === authorizePath)
      response.writeHead(200, { 'content-type': 'text/html' }).end(question(address.searchParams))
    else if (pathname === `${authorizePath}/decide`)
      response.writeHead(302, { location: decide(address) }).end()
    else if (pathname === '/api/oauth2/token' || pathname === '/api/users/@me') {
      requests.push(pathname)
      const answering = planned.get(pathname)
      if (answering) answering(response, () => undefined)
      else await (pathname === '/api/oauth2/token' ? exchange : showUser)(request, response)
    } else return false
    return true
  }

  return {
    handle,
    authorize,
    deny,
    /** The paths that the site has asked for. */
    requests,
    /** Every request for a token, or for its user, is answered like this until the stand-in is cleared. */
    answerToken: (answering: Answering) => void planned.set('/api/oauth2/token', answering),
    answerUser: (answering: Answering) => void planned.set('/api/users/@me', answering),
    clear: () => {
      for (const each of [grants, tokens, planned]) each.clear()
      requests.length = 0
    },
  }
}

export type DiscordOAuth = ReturnType<typeof createDiscordOAuth>
