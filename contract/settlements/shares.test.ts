import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settlementLimits } from './fields.ts'
import { type Pay, shareOut } from './shares.ts'

const even: Pay = { kind: 'even' }
const none: Pay = { kind: 'none' }
const fixed = (amount: number): Pay => ({ kind: 'fixed', amount })
const set = (amount: number): Pay => ({ kind: 'set', amount })
const percent = (percent: number): Pay => ({ kind: 'percent', percent })

test.each<[title: string, total: number, pays: Pay[], amounts: number[]]>([
  ['everybody gets the same', 900, [even, even, even], [300, 300, 300]],
  ['what does not divide goes to the first', 1000, [even, even, even], [334, 333, 333]],
  ['fixed amounts come first', 1000, [even, fixed(400), even], [300, 400, 300]],
  ['percentages are of what is left then', 1000, [even, fixed(400), percent(10)], [540, 400, 60]],
  ['a percentage has one decimal', 1000, [even, percent(12.5)], [875, 125]],
  ['nobody pays for those who get nothing', 100, [even, none, none], [100, 0, 0]],
  [
    'fixed amounts above what there is are cut in proportion',
    100,
    [even, fixed(300), fixed(100)],
    [0, 75, 25],
  ],
  ['percentages above a hundred are cut in proportion', 90, [even, percent(100), percent(50)], [0, 60, 30]],
  ['what is set by hand is never cut', 100, [set(60), fixed(80), even], [60, 40, 0]],
  ['nothing is split into nothing', 0, [even, fixed(5), percent(10)], [0, 0, 0]],
  ['one aUEC goes to one', 1, [even, even], [1, 0]],
])('%s', (_, total, pays, amounts) => {
  expect(shareOut(total, pays)).toMatchObject({ amounts, left: 0 })
})

test('what nobody takes and what is too much is said, and so is what was cut', () => {
  expect(shareOut(100, [set(30), percent(50)])).toEqual({ amounts: [30, 35], left: 35, cut: null })
  expect(shareOut(100, [set(130), even])).toEqual({ amounts: [130, 0], left: -30, cut: null })
  expect(shareOut(100, [even, fixed(101)]).cut).toBe('fixed')
  expect(shareOut(100, [even, percent(60), percent(50)]).cut).toBe('percent')
})

const pays = fc.array(
  fc.oneof<fc.Arbitrary<Pay>[]>(
    fc.constant(even),
    fc.constant(none),
    fc.nat(3_000).map(fixed),
    fc.integer({ min: 0, max: settlementLimits.amount }).map(fixed),
    fc.nat(1000).map((tenths) => percent(tenths / 10)),
  ),
  { minLength: 1, maxLength: 50 },
)
/** The leader has no role, so there is always a player who takes the rest. */
const crews = pays.map((others) => [even, ...others])
const totals = fc.oneof(fc.nat(5_000), fc.integer({ min: 0, max: settlementLimits.amount }))

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

test('the shares of any crew add up to what there is, and none is below zero', () => {
  fc.assert(
    fc.property(totals, crews, (total, pays) => {
      const { amounts, left } = shareOut(total, pays)
      expect([sumOf(amounts), left]).toEqual([total, 0])
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

/** Slowly, aUEC by aUEC: the next one goes to the player who is furthest below their part of the whole. */
const handOut = (total: number, weights: readonly number[]): number[] => {
  const whole = sumOf(weights)
  const amounts = weights.map((weight) => (whole === 0 ? 0 : Math.floor((total * weight) / whole)))
  const lacks = (i: number) => total * (weights[i] ?? 0) - (amounts[i] ?? 0) * whole
  while (whole > 0 && sumOf(amounts) < total) {
    const neediest = amounts.reduce((best, _, i) => (lacks(i) > lacks(best) ? i : best), 0)
    amounts[neediest] = (amounts[neediest] ?? 0) + 1
  }
  return amounts
}

const shareOutSlowly = (total: number, pays: readonly Pay[]): number[] => {
  const promised = pays.map((pay) => (pay.kind === 'fixed' ? pay.amount : 0))
  const paid = sumOf(promised) <= total ? promised : handOut(total, promised)
  const tenths = pays.map((pay) => (pay.kind === 'percent' ? Math.round(pay.percent * 10) : 0))
  const parts = handOut(total - sumOf(paid), [...tenths, Math.max(0, 1000 - sumOf(tenths))])
  const rest = handOut(
    parts.at(-1) ?? 0,
    pays.map(({ kind }) => (kind === 'even' ? 1 : 0)),
  )
  return pays.map((_, i) => (paid[i] ?? 0) + (parts[i] ?? 0) + (rest[i] ?? 0))
}

test('they are what handing out every aUEC by itself gives', () => {
  // So small that numbers hold every product exactly.
  const small = fc.array(
    fc.oneof<fc.Arbitrary<Pay>[]>(
      fc.constant(even),
      fc.constant(none),
      fc.nat(3_000).map(fixed),
      fc.nat(1000).map((tenths) => percent(tenths / 10)),
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(fc.nat(5_000), small, (total, others) => {
      const pays = [even, ...others]
      expect(shareOut(total, pays).amounts).toEqual(shareOutSlowly(total, pays))
    }),
    { numRuns: 2_000 },
  )
})

test('whatever is set by hand, what was given out and what is left are the whole', () => {
  const mixed = fc.array(
    fc.oneof<fc.Arbitrary<Pay>[]>(fc.nat(2_000).map(set), fc.constant(even), fc.nat(3_000).map(fixed)),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(fc.nat(5_000), mixed, (total, pays) => {
      const { amounts, left } = shareOut(total, pays)
      expect(sumOf(amounts) + left).toBe(total)
      pays.forEach((pay, i) => {
        if (pay.kind === 'set') expect(amounts[i]).toBe(pay.amount)
      })
    }),
  )
})
