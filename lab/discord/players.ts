/** Players of the evening: they call the API by its contract, and have linked their accounts at Discord. */

import { register } from '#contract/auth/new-passwords.ts'
import type { Answer, Endpoint, Request } from '#contract/wire/endpoint.ts'
import type { Connection } from '#server/db/connect.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'

export interface LabPlayer {
  readonly cookie: string
  /** Of their account at Discord. */
  readonly discordId: string
}

/** Throws if the server answers with anything but success. */
export const callApi = async <E extends Endpoint>(
  url: string,
  endpoint: E,
  request: Request<E>,
  cookie = '',
): Promise<{ body: Answer<E>; cookie: string }> => {
  const { params = {}, body } = request as { params?: Record<string, unknown>; body?: object }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
  const answer = await fetch(`${url}/api${path}`, {
    method: endpoint.method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (answer.status !== endpoint.status) throw new Error(`${endpoint.name}: ${answer.status} ${text}`)
  return {
    body: text ? JSON.parse(text) : undefined,
    cookie: answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  }
}

export const registerLinked = async (
  url: string,
  connection: Connection,
  username: string,
): Promise<LabPlayer> => {
  const answer = await callApi(url, register, {
    body: {
      username,
      email: `${username}@lab.example`,
      password: 'over the Stanton rim 42',
      timezone: 'UTC',
      preferredLanguages: ['en'],
    },
  })
  const discordId = await linkDiscord({ connection }, { user: answer.body.user })
  return { cookie: answer.cookie, discordId }
}
