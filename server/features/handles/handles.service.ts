/** Players request the verification of their handle; a moderator looks at their game profile and decides, once. */
import type { ProofDecision } from '#contract/handles/forms.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inRetriedTransaction, inTransaction, type Viewer } from '#server/context.ts'
import { violatesUnique } from '#server/db/failures.ts'
import type { HandleProofRow } from '#server/db/tables/handles.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { lockPlayer, lockStaff, requireStillStaff } from '#server/features/auth/staff/auth-staff.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { newProofCode } from './handles.code.ts'
import { requestRefusal } from './handles.policy.ts'
import * as sql from './handles.sql.ts'

export const getHandleProof = (ctx: Context, viewer: Viewer): Promise<HandleProofRow | undefined> =>
  sql.findProofOf(ctx, viewer.id)

export const requestHandleProof = async (ctx: Context, viewer: Viewer): Promise<HandleProofRow> => {
  await ctx.limits.spend('handleProofByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    const user = await sql.lockCitizenId(ctx, viewer.id)
    if (!user) throw new AppError('not_signed_in')
    const { citizen_id: handle } = user
    if (!handle) throw new AppError('citizen_id_missing')
    const refusal = requestRefusal(await sql.findProofOf(ctx, viewer.id), ctx.now())
    if (refusal) throw new AppError(refusal)
    // The index would refuse it in the end. Checked here, the player knows immediately, and no moderator looks in vain.
    if (await sql.isVerifiedForOther(ctx, viewer.id, handle)) throw new AppError('handle_taken')
    return sql.replaceProof(ctx, { user_id: viewer.id, handle, code: newProofCode() })
  })
}

export const withdrawHandleProof = (ctx: Context, viewer: Viewer): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    // Waits for a decision that is being made.
    await sql.lockCitizenId(ctx, viewer.id)
    await sql.deleteOpenProof(ctx, viewer.id)
  })

/** Without the viewer's own request: another moderator has to decide it. */
export const listHandleProofs = (ctx: Context, viewer: Viewer, after?: number): Promise<sql.OpenProofRow[]> =>
  sql.listOpenProofs(ctx, viewer.id, after)

const notifyPlayer = (
  ctx: Context,
  { user_id, handle }: HandleProofRow,
  { reason }: Pick<ProofDecision, 'reason'>,
): Promise<void> =>
  sendNotice(ctx, {
    kind: 'required',
    to: [user_id],
    notice:
      reason === null
        ? { type: 'handle_verified', data: { handle } }
        : { type: 'handle_declined', data: { handle, reason } },
  })

/** In one transaction, in which neither the player's citizen id nor the moderator's role can change. */
const decide = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  { status, ...given }: ProofDecision,
): Promise<void> => {
  const { user_id } = orNotFound(await sql.findProof(ctx, id))
  if (user_id === viewer.id) throw new AppError('own_account')
  const staff = await lockStaff(ctx)
  await lockPlayer(ctx, user_id)
  requireStillStaff(ctx, staff, viewer, ['moderator', 'admin'])
  // Another moderator may have decided first, or the player may have withdrawn the request.
  const proof = orNotFound(await sql.findProof(ctx, id))
  if (proof.status !== 'open') throw new AppError('proof_decided')
  const reason = status === 'declined' ? given.reason : null
  await sql.saveDecision(ctx, id, viewer.id, { status, reason })
  if (status === 'verified') await sql.setVerifiedHandle(ctx, proof)
  await notifyPlayer(ctx, proof, { reason })
  await recordAudit(ctx, {
    action: `handle_${status}`,
    actorId: viewer.id,
    subjectId: user_id,
    detail: { reason },
  })
}

export const decideHandleProof = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  decision: ProofDecision,
): Promise<void> => {
  try {
    await inRetriedTransaction(ctx, (ctx) => decide(ctx, viewer, id, decision))
  } catch (error) {
    if (violatesUnique(error, 'users_verified_handle')) throw new AppError('handle_taken')
    throw error
  }
}
