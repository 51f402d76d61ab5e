/** Tokens with which the programs of a player call the API, such as the bot of their group. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'
import { tokenScopes } from '../wire/token-scopes.ts'
import { tokenLimits } from './fields.ts'
import { tokenForm } from './forms.ts'

const apiToken = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  createdAt: moment,
  /** To within a few minutes; null if it was never used. */
  lastUsedAt: z.nullable(moment),
})
export type ApiToken = z.output<typeof apiToken>

export const listTokens = endpoint({
  name: 'listTokens',
  method: 'GET',
  path: '/account/tokens',
  access: 'member',
  summary: 'List your API tokens, the newest first',
  status: 200,
  response: z.array(apiToken),
  errors: [],
})

export const createToken = endpoint({
  name: 'createToken',
  method: 'POST',
  path: '/account/tokens',
  access: 'member',
  summary: `Create an API token; you can have at most ${tokenLimits.perPlayer}`,
  body: tokenForm,
  status: 201,
  response: z.extend(apiToken, {
    /** Given only here: the server stores its hash. */
    token: z.string(),
  }),
  errors: ['wrong_password', 'sign_in_again', 'second_factor_required', 'too_many_tokens'],
})

export const endToken = endpoint({
  name: 'endToken',
  method: 'DELETE',
  path: '/account/tokens/:id',
  access: 'member',
  summary: 'End an API token: it works no longer',
  params: idParams,
  status: 204,
  response: z.void(),
  errors: ['not_found'],
})
