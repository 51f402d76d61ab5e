/** Who gets past the first gate of each endpoint. */
import { expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { followEvents } from '#contract/wire/events.ts'
import { grantAdmin } from '#server/features/auth/auth-operators.service.ts'
import { registerPlayer } from './factories.ts'
import { type Cookies, openTestApp } from './test-app.ts'

const t = openTestApp()

const gate = async (endpoint: (typeof endpoints)[number], as: Cookies | undefined) => {
  const response = await t.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/:\w+/g, '2147483647')}`,
    cookies: { ...as?.cookies },
    ...(endpoint.body && { payload: {} }),
  })
  if (response.statusCode >= 500) return response.statusCode
  const code = response.body === '' ? undefined : response.json().code
  return code === 'not_signed_in' || code === 'not_allowed' ? code : 'in'
}

// The stream never ends, so there is no answer to wait for; it has tests of its own.
const answering = endpoints.filter((endpoint) => endpoint !== followEvents)

test('each endpoint lets in whom its access names, and nobody else', async () => {
  for (const endpoint of answering) {
    const player = await registerPlayer(t)
    const admin = await registerPlayer(t)
    await grantAdmin(t.node.ctx, admin.user.username)
    const seen = {
      guest: await gate(endpoint, undefined),
      forged: await gate(endpoint, { cookies: { session: 'x'.repeat(43) } }),
      player: await gate(endpoint, player),
      admin: await gate(endpoint, admin),
    }
    const forStaff = endpoint.access === 'moderator' || endpoint.access === 'admin'
    const outside = endpoint.access === 'public' ? 'in' : 'not_signed_in'
    expect([endpoint.name, seen]).toEqual([
      endpoint.name,
      { guest: outside, forged: outside, player: forStaff ? 'not_allowed' : 'in', admin: 'in' },
    ])
  }
})
