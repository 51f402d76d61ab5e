/** The form for a new token. Apart from the endpoints, which every page needs. */
import * as z from 'zod/mini'
import { ownPassword } from '../auth/forms.ts'
import { line, uniqueList } from '../wire/text.ts'
import { tokenScopes } from '../wire/token-scopes.ts'
import { tokenLimits } from './fields.ts'

export const tokenForm = z.object({
  name: line(tokenLimits.nameLength, 'token_name_required'),
  scopes: uniqueList(tokenScopes, 'token_scopes_required'),
  password: ownPassword,
})
