/** What is typed about the takings, and what is sent of it. */
import type { Resolver } from 'react-hook-form'
import { type SettlementDraft, settlementDraft } from '#contract/settlements/forms.ts'
import type { Settlement, SettlementShare } from '#contract/settlements/settlements.ts'
import { type Pay, type Shares, shareOut } from '#contract/settlements/shares.ts'
import { resolverOf } from '#web/forms/check-form.ts'
import { parseWholeNumber, wholeNumberText } from '#web/forms/whole-number.ts'

export type SettleForm = {
  takings: string
  expenses: string
  /** What was typed for a player, by their id. Whoever is not in it gets what the roles say. */
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

/** What everybody gets if the form is sent like this. */
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

export const settleResolver = (settlement: Settlement): Resolver<SettleForm, unknown, SettlementDraft> =>
  resolverOf<SettleForm, SettlementDraft>(settlementDraft, (form) => draftOf(form, settlement))

/**
 * A sheet that is corrected starts as it is. If it is not what the roles say, all amounts are set but that of the first who
 * shares the rest: so a change of one share is made up for by that one.
 */
export const blankForm = ({ sheet, shares }: Settlement): SettleForm => {
  if (!sheet) return { takings: '', expenses: '', shares: {} }
  const form = {
    takings: wholeNumberText(sheet.takings),
    expenses: wholeNumberText(sheet.expenses),
    shares: {},
  }
  const { amounts } = proposedShares(form, shares)
  if (shares.every(({ amount }, i) => amount === amounts[i])) return form
  const rest = shares.find(({ pay }) => pay.kind === 'even')
  const set = shares.filter((share) => share !== rest)
  return {
    ...form,
    shares: Object.fromEntries(set.map(({ userId, amount }) => [userId, wholeNumberText(amount)])),
  }
}
