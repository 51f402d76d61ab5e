/** The first gate: who may call each endpoint at all. What they may then do is tested beside it, by scene. */
import { expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import type { Access, Endpoint } from '#contract/wire/endpoint.ts'
import { followEvents } from '#contract/wire/events.ts'
import { registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import type { Cookies } from '#server/testing/sender.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ keepRows: true })

const gate = async (endpoint: Endpoint, as: Cookies | undefined) => {
  const response = await t.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/:\w+/g, '2147483647')}`,
    cookies: { ...as?.cookies },
    ...(endpoint.body && { payload: {} }),
  })
  if (response.statusCode >= 500) return response.statusCode
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const code = isJson ? response.json().code : undefined
  return code === 'not_signed_in' || code === 'not_allowed' ? code : 'in'
}

const expected: Record<Access, Record<'outside' | 'player' | 'moderator' | 'admin', string>> = {
  public: { outside: 'in', player: 'in', moderator: 'in', admin: 'in' },
  member: { outside: 'not_signed_in', player: 'in', moderator: 'in', admin: 'in' },
  moderator: { outside: 'not_signed_in', player: 'not_allowed', moderator: 'in', admin: 'in' },
  admin: { outside: 'not_signed_in', player: 'not_allowed', moderator: 'not_allowed', admin: 'in' },
}

const registerPlayers = async () => ({
  player: await registerPlayer(t),
  moderator: await registerStaff(t, 'moderator'),
  admin: await registerStaff(t, 'admin'),
})
let players: Awaited<ReturnType<typeof registerPlayers>> | undefined

// The stream never ends, so there is no answer to wait for; it has tests of its own.
const answering = endpoints.filter((endpoint) => endpoint !== followEvents)

test.each(answering.map((endpoint) => [endpoint.name, endpoint.access, endpoint] as const))(
  '%s admits exactly %s',
  async (_name, access, endpoint) => {
    const { outside, ...signedIn } = expected[access]
    // Some calls end a session.
    const cast = players ?? (await registerPlayers())
    players = endpoint.method === 'GET' ? cast : undefined
    expect({
      guest: await gate(endpoint, undefined),
      forged: await gate(endpoint, { cookies: { session: 'x'.repeat(43) } }),
      player: await gate(endpoint, cast.player),
      moderator: await gate(endpoint, cast.moderator),
      admin: await gate(endpoint, cast.admin),
    }).toEqual({ guest: outside, forged: outside, ...signedIn })
  },
)
