/** What the page of a crew needs to know of its settlement. */
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** Undefined for guests. */
export interface SettlementRelation {
  has_settlement?: boolean
}

/** An additional column of a crew. */
export const settlementRelation = ({ viewer }: Pick<Context, 'viewer'>) =>
  viewer
    ? sql`,
        exists (select from settlements where settlements.crew_id = crews.id) as has_settlement
      `
    : sql``
