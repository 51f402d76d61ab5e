import type { Settlement } from '#contract/settlements/settlements.ts'

/** How far the split is: what there was to split, and how many have confirmed their share. Undefined without a sheet. */
export const settlementSum = ({ sheet, shares }: Settlement) => {
  if (!sheet) return undefined
  const asked = shares.filter(({ userId }) => userId !== sheet.sentBy?.id)
  return {
    amount: sheet.takings - sheet.expenses,
    confirmed: asked.filter(({ status }) => status === 'received').length,
    total: asked.length,
  }
}

/** Whether nothing is left to do about it: for those who lead it is sent and no one disagrees, for the others it is answered. */
export const isSettled = ({ sheet, shares, viewer }: Settlement): boolean =>
  sheet !== null && !viewer.canConfirm && !shares.some(({ status }) => status === 'disputed')
