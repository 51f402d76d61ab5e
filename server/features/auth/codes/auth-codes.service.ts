/** Turns the second factor of a signed-in player on and off, and renews its recovery codes. */
import type { Codes, FactorDemand } from '#contract/auth/codes.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { lockUser } from '#server/features/auth/auth.sql.ts'
import { lockIfPasswordUnchanged } from '#server/features/auth/credentials/auth-credentials.service.ts'
import { noteSecurity } from '#server/features/auth/credentials/auth-events.service.ts'
import { confirmOwner } from '#server/features/auth/credentials/auth-methods.service.ts'
import { countSecondFactor, endOtherSessions } from '#server/features/auth/sign-in/auth-sessions.service.ts'
import { openSealed, sealingKey, sealText } from '#server/secrets/sealing.ts'
import {
  addressForApp,
  hashRecoveryCode,
  newCodeSecret,
  newRecoveryCodes,
  readCode,
  stepOfCode,
} from './auth.codes.ts'
import * as sql from './auth-codes.sql.ts'

type TimeCodes = NonNullable<Awaited<ReturnType<typeof sql.findTimeCodes>>>

const isOn = (codes: TimeCodes | undefined): codes is TimeCodes => codes?.confirmed_at != null

const demandOn = async (ctx: Context, viewer: Viewer): Promise<FactorDemand> => {
  if (ctx.config.staffNeedsSecondFactor) return viewer.lockedRole ? 'required' : 'none'
  return (await sql.findLacksSecondFactor(ctx, viewer.id)) ? 'asked' : 'none'
}

export const getCodes = async (ctx: Context, viewer: Viewer): Promise<Codes> => {
  return {
    isOn: isOn(await sql.findTimeCodes(ctx, viewer.id)),
    recoveryCodesLeft: await sql.countRecoveryCodes(ctx, viewer.id),
    demand: await demandOn(ctx, viewer),
  }
}

const takeTimeCode = async (
  ctx: Context,
  userId: number,
  { secret }: TimeCodes,
  digits: string,
): Promise<boolean> => {
  const opened = await openSealed(ctx, 'codes', secret)
  if (opened === undefined) {
    ctx.log.warn({ userId }, 'a secret of time codes cannot be read with this SECRET_KEY')
    return false
  }
  const step = stepOfCode(opened, digits, ctx.now())
  return step !== undefined && sql.takeStep(ctx, userId, step)
}

/** Whether it is a valid code of the player, who is locked. Uses up the code. */
export const takeCode = async (ctx: Context, user: UserRow, typed: string): Promise<boolean> => {
  const code = readCode(typed)
  if (!code) return false
  if (code.kind === 'time') {
    const codes = await sql.findTimeCodes(ctx, user.id)
    return isOn(codes) && takeTimeCode(ctx, user.id, codes, code.digits)
  }
  if (!(await sql.takeRecoveryCode(ctx, user.id, code.hash))) return false
  await recordAudit(ctx, { action: 'recovery_code_used', actorId: user.id, subjectId: user.id })
  await noteSecurity(ctx, user, 'recovery_code_used')
  return true
}

/** Counted before the code is checked, so that parallel guesses count too. `act` returns undefined for a wrong code. */
const withGuess = async <T>(
  ctx: Context,
  viewer: Viewer,
  act: (ctx: Context) => Promise<T | undefined>,
): Promise<T> => {
  const key = `${viewer.id} signed in`
  await ctx.limits.spend('codeByAccount', key)
  await ctx.limits.spend('codeByAccountDay', key)
  const outcome = await inTransaction(ctx, act)
  if (outcome === undefined) {
    await recordAudit(ctx, { action: 'code_check_failed', actorId: viewer.id, subjectId: viewer.id })
    throw new AppError('wrong_code')
  }
  await ctx.limits.forget('codeByAccount', key)
  await ctx.limits.refund('codeByAccountDay', key)
  return outcome
}

export const startCodes = async (
  ctx: Context,
  viewer: Viewer,
  password: string | undefined,
): Promise<{ secret: string; address: string }> => {
  const user = await confirmOwner(ctx, viewer, password)
  await ctx.limits.spend('codesByPlayer', String(viewer.id))
  const secret = newCodeSecret()
  await inTransaction(ctx, async (ctx) => {
    await lockIfPasswordUnchanged(ctx, user)
    if (isOn(await sql.findTimeCodes(ctx, user.id))) throw new AppError('codes_on')
    await sql.replaceTimeCodes(ctx, user.id, sealText(secret, await sealingKey(ctx, 'codes')))
  })
  return { secret, address: addressForApp(user.username, secret) }
}

const issueRecoveryCodes = async (ctx: Context, user: UserRow): Promise<string[]> => {
  const codes = newRecoveryCodes()
  await sql.replaceRecoveryCodes(ctx, user.id, codes.map(hashRecoveryCode))
  return codes
}

const lockViewer = async (ctx: Context, viewer: Viewer): Promise<UserRow> => {
  const user = await lockUser(ctx, viewer.id)
  if (!user) throw new AppError('not_signed_in')
  return user
}

export const confirmCodes = (ctx: Context, viewer: Viewer, typed: string): Promise<string[]> =>
  withGuess(ctx, viewer, async (ctx) => {
    const user = await lockViewer(ctx, viewer)
    const codes = await sql.findTimeCodes(ctx, user.id)
    if (!codes) throw new AppError('codes_off')
    if (isOn(codes)) throw new AppError('codes_on')
    const code = readCode(typed)
    if (code?.kind !== 'time' || !(await takeTimeCode(ctx, user.id, codes, code.digits))) return undefined
    await sql.confirmTimeCodes(ctx, user.id)
    await countSecondFactor(ctx, viewer)
    // Someone who knows the password may have opened a session before codes were required.
    await endOtherSessions(ctx, viewer)
    await recordAudit(ctx, { action: 'codes_turned_on', actorId: user.id, subjectId: user.id })
    await noteSecurity(ctx, user, 'codes_on')
    return issueRecoveryCodes(ctx, user)
  })

export const renewRecoveryCodes = async (
  ctx: Context,
  viewer: Viewer,
  password: string | undefined,
): Promise<string[]> => {
  const user = await confirmOwner(ctx, viewer, password)
  await ctx.limits.spend('codesByPlayer', String(viewer.id))
  return inTransaction(ctx, async (ctx) => {
    await lockIfPasswordUnchanged(ctx, user)
    if (!isOn(await sql.findTimeCodes(ctx, user.id))) throw new AppError('codes_off')
    await recordAudit(ctx, { action: 'recovery_codes_renewed', actorId: user.id, subjectId: user.id })
    await noteSecurity(ctx, user, 'recovery_codes_renewed')
    return issueRecoveryCodes(ctx, user)
  })
}

/** Returns whether the player, who is locked, had codes turned on. Also deletes a secret that was not confirmed. */
export const forgetCodes = async (ctx: Context, user: UserRow): Promise<boolean> => {
  const wereOn = isOn(await sql.findTimeCodes(ctx, user.id))
  await sql.deleteCodes(ctx, user.id)
  if (!wereOn) return false
  await recordAudit(ctx, { action: 'codes_turned_off', actorId: ctx.viewer?.id, subjectId: user.id })
  await noteSecurity(ctx, user, 'codes_off')
  return true
}

/** Of a player who is locked. */
export const removeCodes = async (ctx: Context, user: UserRow): Promise<void> => {
  if (!(await forgetCodes(ctx, user))) throw new AppError('codes_off')
}

export const endCodes = async (
  ctx: Context,
  viewer: Viewer,
  { password, code }: { readonly password?: string | undefined; readonly code: string },
): Promise<void> => {
  const user = await confirmOwner(ctx, viewer, password)
  await withGuess(ctx, viewer, async (ctx) => {
    await lockIfPasswordUnchanged(ctx, user)
    if (!isOn(await sql.findTimeCodes(ctx, user.id))) throw new AppError('codes_off')
    if (!(await takeCode(ctx, user, code))) return undefined
    await removeCodes(ctx, user)
    return true
  })
}
