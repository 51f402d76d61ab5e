/**
 * Splitting the takings of a mission: leaders send a sheet, everyone aboard answers for their own share. Every change
 * locks the crew first, and names the version of the sheet that it is about.
 */
import type { ReportedSheet } from '#contract/reports/snapshots.ts'
import type { DisputeForm, SettlementDraft } from '#contract/settlements/forms.ts'
import { shareOut } from '#contract/settlements/shares.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { leadersOf } from '#server/features/crews/crews.policy.ts'
import { lockCrew } from '#server/features/crews/crews.service.ts'
import { orRemoved } from '#server/features/crews/posting/crews-removal.service.ts'
import { publishAboard } from '#server/features/crews/seats/crews-seats.service.ts'
import { withdrawDispute } from '#server/notices/mark-notices-read.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { requireCleanWords } from '#server/words/require-clean-words.ts'
import { payOf } from './settlements.pay.ts'
import { isFlown, reportFrom, whoIsReported, whyNotAnswer, whyNotSend } from './settlements.policy.ts'
import * as sql from './settlements.sql.ts'

const load = async (ctx: Context, crew: CrewRow) => ({
  crew,
  sheet: await sql.findSheet(ctx, crew.id),
  shares: await sql.listShares(ctx, crew.id),
  now: ctx.now(),
})
type Loaded = Awaited<ReturnType<typeof load>>

const requireAboard = (viewer: Viewer, { shares }: Loaded): sql.ShareRow => {
  const own = shares.find(({ user_id }) => user_id === viewer.id)
  if (!own) throw new AppError('not_allowed')
  return own
}

export const getSettlement = async (ctx: Context, viewer: Viewer, crewId: number): Promise<Loaded> => {
  const loaded = await load(ctx, await orRemoved(ctx, crewId, await sql.findCrew(ctx, crewId)))
  requireAboard(viewer, loaded)
  if (!isFlown(loaded.crew)) throw new AppError('wrong_status')
  return loaded
}

/** As they were sent, or by the roles. Only for those who are aboard now: accounts may have been deleted meanwhile. */
const sharesOf = (draft: SettlementDraft, aboard: readonly sql.ShareRow[]): readonly sql.NewShare[] => {
  if (draft.shares) {
    const userIds = new Set(draft.shares.map(({ userId }) => userId))
    const isComplete = userIds.size === draft.shares.length && userIds.size === aboard.length
    if (!isComplete || !aboard.every(({ user_id }) => userIds.has(user_id)))
      throw new AppError('settlement_changed')
    return draft.shares
  }
  const { amounts, left } = shareOut(draft.takings - draft.expenses, aboard.map(payOf))
  // Only if the accounts of everyone who shares the rest were deleted.
  if (left !== 0) throw new AppError('invalid_input', { fields: { shares: 'shares_do_not_add_up' } })
  return aboard.map(({ user_id }, i) => ({ userId: user_id, amount: amounts[i] ?? 0 }))
}

const notifyOfSheet = async (
  ctx: Context,
  viewer: Viewer,
  { crew: { id, title }, sheet }: Loaded,
  shares: readonly sql.NewShare[],
): Promise<void> => {
  const others = shares.filter(({ userId }) => userId !== viewer.id)
  const type = sheet ? 'settlement_changed' : 'settlement_sent'
  await sendNotice(ctx, {
    kind: 'mission',
    to: others.map(({ userId }) => userId),
    crewId: id,
    replaces: ['settlement_sent', 'settlement_changed'],
    notice: others.map(({ amount }) => ({ type, data: { title, amount } })),
  })
}

const publishSheet = (ctx: Context, { id, author_id }: CrewRow): Promise<void> =>
  publishAboard(ctx, author_id, { id, change: 'updated' })

export const sendSettlement = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  draft: SettlementDraft,
): Promise<Loaded> => {
  await ctx.limits.spend('settlementByPlayer', `${viewer.id} ${crewId}`)
  return inTransaction(ctx, async (ctx) => {
    const loaded = await load(ctx, await lockCrew(ctx, crewId))
    const { crew, sheet } = loaded
    const refusal = whyNotSend(viewer, crew, ctx.now())
    if (refusal) throw new AppError(refusal)
    if ((sheet?.version ?? null) !== draft.version) throw new AppError('settlement_changed')
    const shares = sharesOf(draft, loaded.shares)
    const { takings, expenses } = draft
    await sql.saveSheet(ctx, { crew_id: crewId, takings, expenses, sent_by: viewer.id })
    await sql.saveShares(ctx, crew, viewer.id, shares)
    await publishSheet(ctx, crew)
    await notifyOfSheet(ctx, viewer, loaded, shares)
    return load(ctx, crew)
  })
}

/** The crew is locked, so that no one answers about a share that is being changed. */
const lockShare = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  version: number,
  to: 'received' | 'disputed',
): Promise<CrewRow> => {
  const loaded = await load(ctx, await lockCrew(ctx, crewId))
  const own = requireAboard(viewer, loaded)
  const { crew, sheet } = loaded
  if (!sheet || sheet.version !== version) throw new AppError('settlement_changed')
  const refusal = whyNotAnswer(viewer, crew, sheet, own.status ?? 'open', to, ctx.now())
  if (refusal) throw new AppError(refusal)
  return crew
}

export const confirmShare = (ctx: Context, viewer: Viewer, crewId: number, version: number) =>
  inTransaction(ctx, async (ctx) => {
    const crew = await lockShare(ctx, viewer, crewId, version, 'received')
    await sql.saveReceipt(ctx, crewId, viewer.id)
    await publishSheet(ctx, crew)
    await withdrawDispute(ctx, viewer.id, leadersOf(crew), crewId)
    return load(ctx, crew)
  })

export const disputeShare = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
  { text, version }: DisputeForm,
): Promise<Loaded> => {
  requireCleanWords(ctx, { text })
  await ctx.limits.spend('settlementByPlayer', `${viewer.id} ${crewId}`)
  return inTransaction(ctx, async (ctx) => {
    const crew = await lockShare(ctx, viewer, crewId, version, 'disputed')
    await sql.saveDispute(ctx, crewId, viewer.id, text)
    await publishSheet(ctx, crew)
    await sendNotice(ctx, {
      kind: 'mission',
      to: leadersOf(crew).filter((id) => id !== viewer.id),
      crewId,
      replaces: ['settlement_disputed'],
      replacesOnly: { userId: viewer.id },
      notice: {
        type: 'settlement_disputed',
        data: { title: crew.title, name: viewer.name, userId: viewer.id },
      },
    })
    return load(ctx, crew)
  })
}

/** For a report on how the takings were split, in its transaction. The crew is locked. */
export const lockDispute = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
): Promise<{ readonly reportedId: number; readonly sheet: ReportedSheet }> => {
  const loaded = await load(ctx, await lockCrew(ctx, crewId))
  const own = requireAboard(viewer, loaded)
  const { crew, sheet, shares } = loaded
  const reported = sheet && whoIsReported(viewer, crew, sheet, shares)
  const from = reportFrom(own)
  if (!reported || !own.disputed_at || !from || from > ctx.now()) throw new AppError('settlement_undisputed')
  const { takings, expenses } = sheet
  const reportedId = reported.user_id
  const sides = new Map([
    [viewer.id, 'reporter'],
    [reportedId, 'reported'],
  ] as const)
  return {
    reportedId,
    sheet: {
      takings,
      expenses,
      missing: own.missing ?? '',
      disputedAt: own.disputed_at.toISOString(),
      shares: shares.map(({ user_id, amount, status }) => ({
        side: sides.get(user_id) ?? 'other',
        amount: amount ?? 0,
        status: status ?? 'open',
      })),
    },
  }
}
