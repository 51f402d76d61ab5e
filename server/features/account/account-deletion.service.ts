/** Deletes an account. What remains does not name the player. */
import { formerSanctionDays } from '#contract/users/limits.ts'
import { isBanned } from '#server/accounts/bans.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inRetriedTransaction, type Viewer } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { AppError } from '#server/errors.ts'
import { withdrawAll } from '#server/features/applications/applications.service.ts'
import { keepSanctions } from '#server/features/auth/auth-former-sanctions.service.ts'
import { lockIfPasswordUnchanged } from '#server/features/auth/credentials/auth-credentials.service.ts'
import { sendSecurityMail } from '#server/features/auth/credentials/auth-mails.service.ts'
import { confirmOwner } from '#server/features/auth/credentials/auth-methods.service.ts'
import { lockStaff, requireOtherAdmin } from '#server/features/auth/staff/auth-staff.service.ts'
import { leadersOf } from '#server/features/crews/crews.policy.ts'
import { handOverCrews } from '#server/features/crews/crews.service.ts'
import { freeSeat } from '#server/features/crews/seats/crews-seats.service.ts'
import { endWait } from '#server/features/crews/seats/crews-waits.service.ts'
import { lockCountsAboard } from '#server/features/leading/leading-bans.service.ts'
import { cancelLeaderless, passOnToCoLeader } from '#server/features/leading/leading-succession.service.ts'
import { declineFor } from '#server/features/offers/offers-answers.service.ts'
import { openRatingsOf } from '#server/features/ratings/ratings.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { publish, refreshGuests } from '#server/realtime/publish.ts'
import * as sql from './account-deletion.sql.ts'

/** The dates of series can be posted one by one in the meantime, and each is a crew more. */
const attempts = 25

/** Hands the crew over to its co-leader, or cancels it if there is none. */
const giveUpCrew = async (ctx: Context, crew: CrewRow): Promise<void> => {
  if (!(await passOnToCoLeader(ctx, crew))) await cancelLeaderless(ctx, crew, 'leader_gone')
}

const leaveCrew = async (ctx: Context, crew: CrewRow, userId: number): Promise<void> => {
  await declineFor(ctx, crew, userId)
  await endWait(ctx, crew, userId)
  if (!(await freeSeat(ctx, crew, userId))) return
  const { id, title } = crew
  await sendNotice(ctx, {
    kind: 'application',
    to: leadersOf(crew).filter((id) => id !== userId),
    crewId: id,
    notice: { type: 'member_gone', data: { title } },
  })
}

/**
 * Returns the running crews of the player. Undefined if the player has joined another crew in the meantime: crews are
 * locked before players, so the caller has to start again.
 */
const lockEverything = async (ctx: Context, user: UserRow): Promise<CrewRow[] | undefined> => {
  const ids = await sql.listCrewIds(ctx, user.id)
  await sql.lockCrews(ctx, ids)
  // Locked, so that two admins who leave concurrently do not leave the site without one.
  const staff = user.user_role === 'admin' ? await lockStaff(ctx) : []
  const locked = await lockIfPasswordUnchanged(ctx, user)
  // Their session has ended, but this request had started before.
  if (isBanned(locked, ctx.now())) throw new AppError('not_signed_in')
  // Also refuses a player who has become an admin in the meantime, because the other admins are not locked. They can
  // try again.
  if (locked.user_role === 'admin') requireOtherAdmin(ctx, staff, user.id)
  const known = new Set(ids)
  if (!(await sql.listCrewIds(ctx, user.id)).every((id) => known.has(id))) return undefined
  await lockCountsAboard(ctx, user.id)
  return sql.listRunningCrews(ctx, ids)
}

const dayMs = 24 * 60 * 60_000

const keepOpenSanctions = async (ctx: Context, user: UserRow): Promise<void> => {
  const bansSince = new Date(ctx.now().getTime() - formerSanctionDays * dayMs)
  const { has_open_warning, has_others } = await sql.findOpenSanctions(ctx, user.id, bansSince)
  if (has_open_warning || has_others) await keepSanctions(ctx, user, has_open_warning)
}

const tryToDelete = (ctx: Context, user: UserRow): Promise<boolean> =>
  inRetriedTransaction(ctx, async (ctx) => {
    const crews = await lockEverything(ctx, user)
    if (!crews) return false
    await withdrawAll(ctx, user.id)
    for (const crew of crews) {
      await (crew.author_id === user.id ? giveUpCrew(ctx, crew) : leaveCrew(ctx, crew, user.id))
    }
    await keepOpenSanctions(ctx, user)
    await openRatingsOf(ctx, user.id)
    await sql.deletePlayer(ctx, user.id, handOverCrews)
    await publish(ctx, { topic: 'sessions', userId: user.id })
    await recordAudit(ctx, { action: 'account_deleted' })
    await sendSecurityMail(ctx, user, 'account_deleted')
    return true
  })

export const deleteAccount = async (
  ctx: Context,
  viewer: Viewer,
  password: string | undefined,
): Promise<void> => {
  const user = await confirmOwner(ctx, viewer, password)
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (!(await tryToDelete(ctx, user))) continue
    refreshGuests(ctx)
    return
  }
  throw new AppError('unavailable')
}
