import type { Settlement } from '#contract/settlements/settlements.ts'
import type { ShareRow } from './settlements.sql.ts'

type RolePay = Settlement['shares'][number]['pay']

const even: RolePay = { kind: 'even' }
const none: RolePay = { kind: 'none' }

/**
 * What somebody gets as their role says. The leader and members without a role share the rest, and so do those whose amount
 * or percentage was left open. Whoever did not come gets nothing, and neither does a deleted account.
 */
export const payOf = (row: ShareRow): RolePay => {
  if (row.is_absent || row.is_deleted || row.compensation_type === 'fun') return none
  if (row.compensation_type === 'auec' && row.compensation_amount !== null)
    return { kind: 'fixed', amount: row.compensation_amount }
  if (row.compensation_type === 'split' && row.compensation_percentage !== null)
    return { kind: 'percent', percent: row.compensation_percentage }
  return even
}
