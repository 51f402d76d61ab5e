/** How those aboard a completed mission split what it brought in. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'
import { settlementLimits, shareStatuses } from './fields.ts'
import { disputeForm, receipt, settlementDraft } from './forms.ts'

/** What a player gets by their role: see `shareOut`. */
const pay = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), amount: z.int() }),
  z.object({ kind: z.literal('percent'), percent: z.number() }),
  z.object({ kind: z.literal('even') }),
  z.object({ kind: z.literal('none') }),
])

const share = z.object({
  userId: z.int(),
  displayName: z.string(),
  profileImage: z.nullable(z.string()),
  /** Null for the leader, and for a member without a role. */
  roleName: z.nullable(z.string()),
  pay,
  /** Marked as absent: gets nothing unless the leader or co-leader sets an amount. */
  isAbsent: z.boolean(),
  /** 0 as long as there is no sheet. */
  amount: z.int(),
  status: z.enum(shareStatuses),
  /** What the player says is missing; null for all but them, the leader and the co-leader. */
  missing: z.nullable(z.string()),
})
export type SettlementShare = z.output<typeof share>

const player = z.object({ id: z.int(), displayName: z.string() })

const settlement = z.object({
  /** Null until the leader or co-leader has sent one. */
  sheet: z.nullable(
    z.object({
      version: z.int(),
      takings: z.int(),
      expenses: z.int(),
      sentAt: moment,
      /** Null once they have deleted their account. */
      sentBy: z.nullable(player),
    }),
  ),
  /** All players aboard, the leader first. */
  shares: z.array(share),
  viewer: z.object({
    /** Send the sheet, or a corrected one. */
    canSend: z.boolean(),
    sendUntil: moment,
    canConfirm: z.boolean(),
    canDispute: z.boolean(),
    /** Report how the takings were split. */
    canReport: z.boolean(),
    /** From when; null for players who do not dispute their share, and if no one is left to report. */
    reportFrom: z.nullable(moment),
    /** The reported player: the leader; for the leader, the sender of the sheet. */
    reported: z.nullable(player),
  }),
})
export type Settlement = z.output<typeof settlement>

const { days } = settlementLimits

const ofCrew = { access: 'member', params: idParams, status: 200, response: settlement } as const
const answerErrors = [
  'not_found',
  'crew_removed',
  'not_allowed',
  'settlement_changed',
  'settlement_answered',
  'settlement_closed',
] as const

export const getSettlement = endpoint({
  ...ofCrew,
  method: 'GET',
  name: 'getSettlement',
  path: '/crew/:id/settlement',
  summary: 'Get how the takings of a completed mission are split; only for those aboard',
  errors: ['not_found', 'crew_removed', 'not_allowed', 'wrong_status'],
})

export const sendSettlement = endpoint({
  ...ofCrew,
  method: 'PUT',
  name: 'sendSettlement',
  path: '/crew/:id/settlement',
  summary: `Split the takings of your completed mission, or correct how, within ${days} days of the completion`,
  body: settlementDraft,
  errors: [
    'not_found',
    'crew_removed',
    'not_allowed',
    'wrong_status',
    'nobody_to_settle_with',
    'settlement_changed',
    'settlement_closed',
  ],
})

export const confirmShare = endpoint({
  ...ofCrew,
  method: 'POST',
  name: 'confirmShare',
  path: '/crew/:id/settlement/received',
  summary: 'Confirm that you have received your share, or agree to getting none',
  body: receipt,
  errors: answerErrors,
})

export const disputeShare = endpoint({
  ...ofCrew,
  method: 'POST',
  name: 'disputeShare',
  path: '/crew/:id/settlement/missing',
  summary: 'Say what is missing of your share',
  body: disputeForm,
  errors: answerErrors,
})
