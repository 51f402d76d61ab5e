/** What a token opens: each endpoint exactly to the scope that the contract names for it. */
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { type TokenScope, tokenScopes } from '#contract/wire/token-scopes.ts'
import { healthEndpoints } from '#server/http/routes/health.ts'
import { bearer, tokenCalls } from '#server/testing/calls/token-calls.ts'
import { registerStaff } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ keepRows: true })

const tokens = new Map<TokenScope, string>()
beforeAll(async () => {
  const admin = await registerStaff(t, 'admin')
  for (const scope of tokenScopes) tokens.set(scope, await tokenCalls(t).makeToken(admin, [scope]))
})

const gate = async (endpoint: Endpoint, token: string) => {
  const { statusCode, headers, body } = await t.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/:\w+/g, '2147483647')}`,
    headers: bearer(token),
    ...(endpoint.body && { payload: {} }),
  })
  if (statusCode >= 500) return statusCode
  expect(headers['cache-control']).toBe('no-store')
  const isJson = String(headers['content-type']).startsWith('application/json')
  const code = isJson ? JSON.parse(body).code : undefined
  return code === 'invalid_api_token' || code === 'token_not_allowed' ? code : 'in'
}

const answering = endpoints.filter((endpoint) => !healthEndpoints.has(endpoint))

test.each(answering.map((endpoint) => [endpoint.name, endpoint.token ?? 'no', endpoint] as const))(
  '%s lets in %s token',
  async (_name, _scope, endpoint) => {
    for (const scope of tokenScopes) {
      const expected = endpoint.token === scope ? 'in' : 'token_not_allowed'
      expect([scope, await gate(endpoint, tokens.get(scope) ?? '')]).toEqual([scope, expected])
    }
    for (const forged of [`cb_${'x'.repeat(43)}`, 'x', ''])
      expect([forged, await gate(endpoint, forged)]).toEqual([forged, 'invalid_api_token'])
  },
)

const open = endpoints.filter(({ token }) => token !== undefined)

test('account, sign-in, messages, notices and the desk of moderators are closed to tokens', () => {
  const closed =
    /^\/(account|auth|user$|admin|messages|notices|forgot|reset|users\/:id\/message|fleet|profile)/
  expect(open.filter(({ path }) => closed.test(path)).map(({ name }) => name)).toEqual([])
})

test('what is open to tokens is JSON, and no cache may store it', () => {
  const others = open.filter(
    ({ access, upload, mediaType, sameSiteOnly, anySite }) =>
      !['public', 'member'].includes(access) || upload || mediaType || sameSiteOnly || anySite,
  )
  expect(others).toEqual([])
  const changing = open.filter(({ token, method }) => token === 'read' && method !== 'GET')
  expect(changing).toEqual([])
})
