import * as z from 'zod/mini'
import { crewLimits } from '../crews/fields.ts'
import { issue } from '../issues/issues.ts'
import { rowId } from '../wire/ids.ts'
import { text } from '../wire/text.ts'
import { settlementLimits } from './fields.ts'

const amountIssue = issue('settlement_amount')
const amount = z.int(amountIssue).check(z.gte(0, amountIssue), z.lte(settlementLimits.amount, amountIssue))

/** The sheet that the sender has seen, so that no one answers or replaces one that they have not. Null: none. */
const version = rowId

const share = z.object({ userId: rowId, amount })

interface Sheet {
  readonly takings: number
  readonly expenses: number
  readonly shares?: readonly z.output<typeof share>[] | undefined
}

const addsUp = ({ takings, expenses, shares }: Sheet): boolean =>
  shares === undefined || shares.reduce((sum, { amount }) => sum + amount, 0) === takings - expenses

export const settlementDraft = z
  .object({
    takings: amount,
    expenses: amount,
    /** One for each player aboard. Without them, as the roles say. */
    shares: z.optional(z.array(share).check(z.maxLength(crewLimits.crewSize))),
    version: z.nullable(version),
  })
  .check(
    z.refine(({ takings, expenses }) => expenses <= takings, {
      error: issue('expenses_above_takings'),
      path: ['expenses'],
      abort: true,
    }),
    z.refine(addsUp, { error: issue('shares_do_not_add_up'), path: ['shares'] }),
  )
export type SettlementDraft = z.output<typeof settlementDraft>

export const receipt = z.object({ version })

export const disputeForm = z.object({ text: text(settlementLimits.text, 'missing_required'), version })
export type DisputeForm = z.output<typeof disputeForm>
