import type { Generated, Selectable } from 'kysely'
import type { TokenScope } from '#contract/wire/token-scopes.ts'

/** Tokens with which the programs of players call the API. */
export interface ApiTokensTable {
  id: Generated<number>
  user_id: number
  name: string
  scopes: TokenScope[]
  token_hash: Buffer
  created_at: Date
  last_used_at: Date | null
}

export type ApiTokenRow = Selectable<ApiTokensTable>
