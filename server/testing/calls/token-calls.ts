/** API tokens, and programs that call with them. */
import { expect } from 'vitest'
import { createToken, listTokens } from '#contract/tokens/tokens.ts'
import type { Endpoint, Request } from '#contract/wire/endpoint.ts'
import { type TokenScope, tokenScopes } from '#contract/wire/token-scopes.ts'
import { goodPassword, type Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const tokenCalls = (t: Pick<TestApp, 'send'>) => ({
  create: (as: Player, scopes: readonly TokenScope[] = tokenScopes, name = 'Bot') =>
    t.send(createToken, { body: { name, scopes: [...scopes], password: goodPassword } }, { as }),

  makeToken: async (as: Player, scopes: readonly TokenScope[] = tokenScopes): Promise<string> => {
    const body = { name: 'Bot', scopes: [...scopes], password: goodPassword }
    const answer = await t.send(createToken, { body }, { as })
    expect(answer.status).toBe(201)
    return answer.body.token
  },

  listTokens: async (as: Player) => (await t.send(listTokens, {}, { as })).body,

  call: <E extends Endpoint>(token: string, endpoint: E, request: Request<E>) =>
    t.send(endpoint, request, { headers: bearer(token) }),
})
