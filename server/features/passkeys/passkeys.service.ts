/** The passkeys of a player. */
import { passkeyLimits } from '#contract/passkeys/limits.ts'
import type { addPasskey as addEndpoint } from '#contract/passkeys/passkeys.ts'
import type { Parsed } from '#contract/wire/endpoint.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { violatesUnique } from '#server/db/failures.ts'
import type { PasskeyRow } from '#server/db/tables/passkeys.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { noteSecurity } from '#server/features/auth/credentials/auth-events.service.ts'
import {
  confirmOwner,
  requireAnotherSignInMethod,
} from '#server/features/auth/credentials/auth-methods.service.ts'
import { countSecondFactor, requireSession } from '#server/features/auth/sign-in/auth-sessions.service.ts'
import { lockPlayer } from '#server/features/auth/staff/auth-staff.service.ts'
import type { PasskeyCreation } from './passkeys.challenges.ts'
import * as sql from './passkeys.sql.ts'
import { relyingParty, verifyNewPasskey } from './passkeys.webauthn.ts'
import { issueChallenge, redeemChallenge } from './passkeys-challenges.service.ts'

export const listPasskeys = (ctx: Context, viewer: Viewer): Promise<PasskeyRow[]> =>
  sql.listPasskeys(ctx, viewer.id)

const requireRoom = (passkeys: readonly PasskeyRow[]): void => {
  if (passkeys.length >= passkeyLimits.count) throw new AppError('too_many_passkeys')
}

export const startAddingPasskey = async (
  ctx: Context,
  viewer: Viewer,
  password: string | undefined,
): Promise<PasskeyCreation> => {
  const user = await confirmOwner(ctx, viewer, password)
  await ctx.limits.spend('passkeyByPlayer', String(viewer.id))
  const passkeys = await sql.listPasskeys(ctx, viewer.id)
  requireRoom(passkeys)
  return {
    challenge: await issueChallenge(ctx, viewer.id),
    handle: await sql.ensureHandle(ctx, viewer.id),
    user,
    passkeys,
  }
}

/** A player with the challenge proved a few minutes ago that the account is theirs. */
export const addPasskey = async (
  ctx: Context,
  viewer: Viewer,
  { response, name }: Parsed<typeof addEndpoint>['body'],
): Promise<PasskeyRow> => {
  const challenge = await redeemChallenge(ctx, response, viewer.id)
  const passkey = await verifyNewPasskey(relyingParty(ctx.config), challenge, response)
  if (!passkey) throw new AppError('passkey_invalid')
  try {
    return await inTransaction(ctx, async (ctx) => {
      const user = await lockPlayer(ctx, viewer.id)
      await requireSession(ctx, viewer)
      requireRoom(await sql.listPasskeys(ctx, user.id))
      const added = await sql.insertPasskey(ctx, { ...passkey, user_id: user.id, name })
      await countSecondFactor(ctx, viewer)
      await noteSecurity(ctx, user, 'passkey_added', name)
      return added
    })
  } catch (error) {
    if (violatesUnique(error, 'passkeys_credential_key')) throw new AppError('passkey_taken')
    throw error
  }
}

export const renamePasskey = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  name: string,
): Promise<PasskeyRow> => orNotFound(await sql.renamePasskey(ctx, viewer.id, id, name))

export const removePasskey = async (
  ctx: Context,
  viewer: Viewer,
  id: number,
  password: string | undefined,
): Promise<void> => {
  await confirmOwner(ctx, viewer, password)
  await inTransaction(ctx, async (ctx) => {
    const user = await lockPlayer(ctx, viewer.id)
    const { name } = orNotFound(await sql.deletePasskey(ctx, user.id, id))
    await requireAnotherSignInMethod(ctx, user.id)
    await noteSecurity(ctx, user, 'passkey_removed', name)
  })
}
