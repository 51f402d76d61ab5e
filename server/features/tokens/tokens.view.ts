import type { ApiToken } from '#contract/tokens/tokens.ts'
import type { ApiTokenRow } from '#server/db/tables/tokens.ts'

export const viewToken = (token: ApiTokenRow): ApiToken => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes,
  createdAt: token.created_at.toISOString(),
  lastUsedAt: token.last_used_at?.toISOString() ?? null,
})
