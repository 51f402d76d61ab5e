/** What the page of a crew needs to know of its settlement. */
import { sql } from 'kysely'
import type { ShareStatus } from '#contract/settlements/fields.ts'
import type { Context } from '#server/context.ts'

/** The sheet, with the viewer's own share if they have one. Times are text inside JSON. */
interface SettlementOfViewer {
  readonly version: number
  readonly sent_by: number | null
  readonly sent_at: string
  readonly amount: number | null
  readonly status: ShareStatus | null
}

/** Undefined for guests. */
export interface SettlementRelation {
  viewer_settlement?: SettlementOfViewer | null
}

/** An additional column of a crew. */
export const settlementRelation = ({ viewer }: Pick<Context, 'viewer'>) =>
  viewer
    ? sql`,
        (
          select json_build_object(
            'version', version, 'sent_by', sent_by, 'sent_at', sent_at, 'amount', amount, 'status', status
          )
          from settlements
          left join settlement_shares as share on share.crew_id = crews.id and share.user_id = ${viewer.id}
          where settlements.crew_id = crews.id
        ) as viewer_settlement
      `
    : sql``
