/** Call them while rendering, so that they follow the language. */
import type { SettlementShare } from '#contract/settlements/settlements.ts'
import { m } from '#texts'
import { formatCount } from '#web/i18n/format.ts'

/** In one line: a number without its unit says nothing. */
export const amountText = (amount: number): string =>
  m.roles_pay_auec({ amount: formatCount(amount) }).replaceAll(' ', '\u00a0')

/** What the role says, or why a player gets nothing. */
export const payText = ({ pay, isAbsent }: Pick<SettlementShare, 'pay' | 'isAbsent'>): string => {
  if (isAbsent) return m.attendance_status_marked()
  if (pay.kind === 'fixed') return m.settlements_pay_fixed({ amount: formatCount(pay.amount) })
  if (pay.kind === 'percent') return m.settlements_pay_percent({ percent: formatCount(pay.percent) })
  return pay.kind === 'even' ? m.settlements_pay_even() : m.settlements_pay_none()
}
