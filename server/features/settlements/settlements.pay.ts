import type { Settlement } from '#contract/settlements/settlements.ts'
import type { ShareRow } from './settlements.sql.ts'

type RolePay = Settlement['shares'][number]['pay']

const even: RolePay = { kind: 'even' }
const none: RolePay = { kind: 'none' }

/**
 * The pay of a player according to their role. The leader and members without a role share the rest, and so do members
 * whose amount or percentage was left open. Absent players and deleted accounts get nothing.
 */
export const payOf = (row: ShareRow): RolePay => {
  if (row.is_absent || row.is_deleted || row.compensation_type === 'fun') return none
  if (row.compensation_type === 'auec' && row.compensation_amount !== null)
    return { kind: 'fixed', amount: row.compensation_amount }
  if (row.compensation_type === 'split' && row.compensation_percentage !== null)
    return { kind: 'percent', percent: row.compensation_percentage }
  return even
}
