/**
 * Who gets how much of what a mission brought in. The page shows it before it is sent, and the server works it out where no
 * shares are sent. Whole aUEC: rounding neither loses nor invents any.
 */

/** `set`: by the leader or co-leader, whatever the role says. `even`: one of those who share the rest. */
export type Pay =
  | { readonly kind: 'set' | 'fixed'; readonly amount: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'even' | 'none' }

export interface Shares {
  /** In the order of the pay. */
  readonly amounts: readonly number[]
  /** What is not given out because no one shares the rest; below zero if more was set than there is. */
  readonly left: number
  /** What promises more than there is, and was cut in proportion. */
  readonly cut: 'fixed' | 'percent' | null
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const byRemainder = (a: { remainder: bigint }, b: { remainder: bigint }): number => {
  if (a.remainder === b.remainder) return 0
  return a.remainder > b.remainder ? -1 : 1
}

/**
 * In proportion to the weights, rounded down; what is left over goes to the largest remainders, of equal ones to the first.
 * With all weights 0 no one gets anything.
 */
const apportion = (total: number, weights: readonly number[]): number[] => {
  const whole = BigInt(sumOf(weights))
  if (whole === 0n) return weights.map(() => 0)
  // The products are beyond what a number holds exactly.
  const products = weights.map((weight) => BigInt(total) * BigInt(weight))
  const amounts = products.map((product) => Number(product / whole))
  const remainders = products.map((product, index) => ({ index, remainder: product % whole }))
  const favoured = new Set(
    remainders
      .sort(byRemainder)
      .slice(0, total - sumOf(amounts))
      .map(({ index }) => index),
  )
  return amounts.map((amount, index) => amount + (favoured.has(index) ? 1 : 0))
}

const amountIn = (pay: Pay, kind: 'set' | 'fixed'): number => (pay.kind === kind ? pay.amount : 0)
const tenthsIn = (pay: Pay): number => (pay.kind === 'percent' ? Math.round(pay.percent * 10) : 0)
const all = 1000

const cutOf = (fixedIsTooMuch: boolean, tenths: number): Shares['cut'] => {
  if (fixedIsTooMuch) return 'fixed'
  return tenths > all ? 'percent' : null
}

/** Fixed amounts come first, percentages are of what is left then, and the rest is shared evenly. */
export const shareOut = (total: number, pays: readonly Pay[]): Shares => {
  const set = pays.map((pay) => amountIn(pay, 'set'))
  const toShare = Math.max(0, total - sumOf(set))
  const promised = pays.map((pay) => amountIn(pay, 'fixed'))
  const isTooMuch = sumOf(promised) > toShare
  const fixed = isTooMuch ? apportion(toShare, promised) : promised
  const tenths = pays.map(tenthsIn)
  const open = Math.max(0, all - sumOf(tenths))
  // The last one is what the percentages leave.
  const parts = apportion(toShare - sumOf(fixed), [...tenths, open])
  const rest = apportion(
    parts.at(-1) ?? 0,
    pays.map(({ kind }) => (kind === 'even' ? 1 : 0)),
  )
  const amounts = pays.map((_, i) => (set[i] ?? 0) + (fixed[i] ?? 0) + (parts[i] ?? 0) + (rest[i] ?? 0))
  return { amounts, left: total - sumOf(amounts), cut: cutOf(isTooMuch, sumOf(tenths)) }
}
