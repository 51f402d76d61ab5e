import { expect, test } from 'vitest'
import type { Settlement, SettlementShare } from '#contract/settlements/settlements.ts'
import { blankForm, isOverspent, isWrongShare, proposedShares, toSplit } from './settle-form.ts'

const share = (userId: number, changes: Partial<SettlementShare> = {}): SettlementShare => ({
  userId,
  displayName: `Player ${userId}`,
  profileImage: null,
  roleName: null,
  pay: { kind: 'even' },
  isAbsent: false,
  amount: 0,
  status: 'open',
  missing: null,
  ...changes,
})

const sheetOf = (takings: number, shares: SettlementShare[]): Settlement => ({
  sheet: { version: 1, takings, expenses: 0, sentAt: '2027-01-01T00:00:00Z', sentBy: null },
  shares,
  viewer: {
    canSend: true,
    sendUntil: '2027-01-31T00:00:00Z',
    canConfirm: false,
    canDispute: false,
    canReport: false,
    reportFrom: null,
    reported: null,
  },
})

test.each([
  ['1000', '', 1000],
  ['1.000', '100', 900],
  ['1,000', '1,000', 0],
  ['', '5', null],
  ['10', '11', null],
  ['ten', '', null],
  ['-5', '', null],
  ['10', 'x', null],
])('of takings of "%s" and expenses of "%s" there is %s to split', (takings, expenses, expected) => {
  expect(toSplit({ takings, expenses })).toBe(expected)
  expect(isOverspent({ takings, expenses })).toBe(takings === '10' && expenses === '11')
})

test('what is typed for somebody stays, and the others share the rest', () => {
  const shares = [share(1), share(2), share(3)]
  const form = { takings: '900', expenses: '', shares: { 2: '500' } }
  expect(proposedShares(form, shares)).toMatchObject({ amounts: [200, 500, 200], left: 0 })
  // Nothing typed yet: as if it was not touched.
  expect(proposedShares({ ...form, shares: { 2: ' ' } }, shares).amounts).toEqual([300, 300, 300])
  expect([isWrongShare('12x'), isWrongShare('-1'), isWrongShare(''), isWrongShare(undefined)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a sheet as the roles say is corrected from there', () => {
  const shares = [share(1, { amount: 450 }), share(2, { amount: 450 })]
  expect(blankForm(sheetOf(900, shares))).toEqual({ takings: '900', expenses: '0', shares: {} })
})

test('a sheet that was changed by hand is corrected as it is, and the leader makes up for a change', () => {
  const shares = [share(1, { amount: 200 }), share(2, { amount: 300 }), share(3, { amount: 400 })]
  const form = blankForm(sheetOf(900, shares))
  expect(proposedShares(form, shares).amounts).toEqual([200, 300, 400])
  const changed = { ...form, shares: { ...form.shares, 2: '350' } }
  expect(proposedShares(changed, shares)).toMatchObject({ amounts: [150, 350, 400], left: 0 })
})

test('where one share was set by hand, the others share what is taken more', () => {
  const escort = share(4, { pay: { kind: 'percent', percent: 10 }, amount: 80 })
  const shares = [share(1, { amount: 260 }), share(2, { amount: 200 }), share(3, { amount: 260 }), escort]
  const form = blankForm(sheetOf(800, shares))
  expect(form.shares).toEqual({ 2: '200', 4: '80' })
  expect(proposedShares(form, shares).amounts).toEqual([260, 200, 260, 80])
  expect(proposedShares({ ...form, takings: '1000' }, shares).amounts).toEqual([360, 200, 360, 80])
})

test('a percentage of what a set share leaves is not taken for one that was set', () => {
  const fixed = share(3, { pay: { kind: 'fixed', amount: 100 }, amount: 200 })
  const percent = share(4, { pay: { kind: 'percent', percent: 10 }, amount: 80 })
  const shares = [share(1, { amount: 360 }), share(2, { amount: 360 }), fixed, percent]
  const form = blankForm(sheetOf(1000, shares))
  expect(form.shares).toEqual({ 3: '200' })
  expect(proposedShares({ ...form, takings: '1200' }, shares).amounts).toEqual([450, 450, 200, 100])
})

test('the rounding of the rest is not taken for a share that was set', () => {
  const fixed = share(4, { pay: { kind: 'fixed', amount: 100 }, amount: 150 })
  const shares = [share(1, { amount: 284 }), share(2, { amount: 283 }), share(3, { amount: 283 }), fixed]
  expect(blankForm(sheetOf(1000, shares)).shares).toEqual({ 4: '150' })
})
