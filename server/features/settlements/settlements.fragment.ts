/** What the page of a crew has to know of its settlement. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** Undefined for guests. */
export interface SettlementRelation {
  has_settlement?: boolean
}

/** One more column of a crew. */
export const settlementRelation = ({ viewer }: Pick<Context, 'viewer'>) =>
  viewer
    ? sql`,
        exists (select from settlements where settlements.crew_id = crews.id) as has_settlement
      `
    : sql``
