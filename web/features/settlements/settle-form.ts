/** What is typed about the takings, and what is sent of it. */
import { type SettlementDraft, settlementDraft } from '#contract/settlements/forms.ts'
import type { Settlement, SettlementShare } from '#contract/settlements/settlements.ts'
import { type Pay, type Shares, shareOut } from '#contract/settlements/shares.ts'
import { checkOf } from '#web/forms/check-form.ts'
import { parseWholeNumber, wholeNumberText } from '#web/forms/whole-number.ts'

export type SettleForm = {
  takings: string
  expenses: string
  /** What was typed for a player, by their id. Players who are not in it get what the roles say. */
  shares: Record<string, string>
}

const isAmount = (amount: number | null): amount is number =>
  amount !== null && Number.isSafeInteger(amount) && amount >= 0

/** Null while it is not an amount, or empty. */
const typedAmount = (typed: string | undefined): number | null => {
  const amount = parseWholeNumber(typed ?? '')
  return isAmount(amount) ? amount : null
}

export const isWrongShare = (typed: string | undefined): boolean =>
  typed !== undefined && typed.trim() !== '' && typedAmount(typed) === null

type Amounts = Pick<SettleForm, 'takings' | 'expenses'>

/** Below zero if more was spent than taken; null while the form does not say. */
const netOf = ({ takings, expenses }: Amounts): number | null => {
  const taken = typedAmount(takings)
  const spent = expenses.trim() === '' ? 0 : typedAmount(expenses)
  return taken === null || spent === null ? null : taken - spent
}

export const isOverspent = (amounts: Amounts): boolean => (netOf(amounts) ?? 0) < 0

/** What there is to split. Null while the form does not say, or less was taken than spent. */
export const toSplit = (amounts: Amounts): number | null => {
  const net = netOf(amounts)
  return net === null || net < 0 ? null : net
}

const payIn = (form: SettleForm, { userId, pay }: SettlementShare): Pay => {
  const amount = typedAmount(form.shares[userId])
  return amount === null ? pay : { kind: 'set', amount }
}

/** What everyone gets if the form is sent like this. */
export const proposedShares = (form: SettleForm, shares: readonly SettlementShare[]): Shares =>
  shareOut(
    toSplit(form) ?? 0,
    shares.map((share) => payIn(form, share)),
  )

const draftOf = (form: SettleForm, { shares, sheet }: Settlement) => {
  const { amounts } = proposedShares(form, shares)
  const isWrong = shares.some(({ userId }) => isWrongShare(form.shares[userId]))
  return {
    takings: parseWholeNumber(form.takings),
    expenses: parseWholeNumber(form.expenses) ?? 0,
    version: sheet?.version ?? null,
    shares: shares.map(({ userId }, i) => ({ userId, amount: isWrong ? -1 : amounts[i] })),
  }
}

export const checkSettlement = (settlement: Settlement) =>
  checkOf<SettleForm, SettlementDraft>(settlementDraft, (form) => draftOf(form, settlement))

const isEven = ({ pay }: SettlementShare): boolean => pay.kind === 'even'

/** The amount that most of those who share the rest have, of as many the first. One more is the rounding. */
const usualRest = (shares: readonly SettlementShare[]): number | undefined => {
  const amounts = shares.filter(isEven).map(({ amount }) => amount)
  const countOf = (usual: number) => amounts.filter((each) => each === usual || each === usual + 1).length
  return amounts.toSorted((a, b) => countOf(b) - countOf(a))[0]
}

const typedFor = (shares: readonly SettlementShare[]): SettleForm['shares'] =>
  Object.fromEntries(shares.map(({ userId, amount }) => [userId, wholeNumberText(amount)]))

/** The shares that must have been set by hand: without them, the rest of the sheet is what the roles say. */
const setByHand = (form: SettleForm, shares: readonly SettlementShare[]): readonly SettlementShare[] => {
  const usual = usualRest(shares) ?? 0
  const isOdd = ({ pay, amount }: SettlementShare): boolean => {
    if (pay.kind === 'even') return amount !== usual && amount !== usual + 1
    if (pay.kind === 'percent') return false
    return amount !== (pay.kind === 'fixed' ? pay.amount : 0)
  }
  const odd = shares.filter(isOdd)
  // Percentages are of what the others leave.
  const { amounts } = proposedShares({ ...form, shares: typedFor(odd) }, shares)
  return shares.filter(
    (share, i) => odd.includes(share) || (share.pay.kind === 'percent' && share.amount !== amounts[i]),
  )
}

/**
 * A sheet that is corrected starts as it is, and what is changed then is made up for by those whose shares were not set by hand.
 * Where that is not known, by the first who shares the rest.
 */
export const blankForm = ({ sheet, shares }: Settlement): SettleForm => {
  if (!sheet) return { takings: '', expenses: '', shares: {} }
  const form = {
    takings: wholeNumberText(sheet.takings),
    expenses: wholeNumberText(sheet.expenses),
    shares: {},
  }
  const rest = shares.find(isEven)
  const starts = [[], setByHand(form, shares)].map((set) => ({ ...form, shares: typedFor(set) }))
  const isAsSent = (start: SettleForm): boolean => {
    const { amounts } = proposedShares(start, shares)
    return shares.every(({ amount }, i) => amount === amounts[i])
  }
  return starts.find(isAsSent) ?? { ...form, shares: typedFor(shares.filter((share) => share !== rest)) }
}
