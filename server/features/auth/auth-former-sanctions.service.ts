/** Open sanctions of players who deleted their account: otherwise a new account would end every warning. */
import { createHmac, randomBytes } from 'node:crypto'
import { formerSanctionDays } from '#contract/users/limits.ts'
import type { Context } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { foldLogin, mailboxOf } from './auth.names.ts'
import * as sql from './auth-former-sanctions.sql.ts'

type Identity = Pick<UserRow, 'username' | 'email'>

const oldest = ({ now }: Context): Date => new Date(now().getTime() - formerSanctionDays * 24 * 60 * 60_000)

const hashesOf = ({ username, email }: Identity, key: Buffer) => {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest()
  return { name_hash: hash(`name ${foldLogin(username)}`), email_hash: hash(`mail ${mailboxOf(email)}`) }
}

/** In the transaction of the deletion. */
export const keepSanctions = async (ctx: Context, user: Identity, hasOpenWarning: boolean): Promise<void> => {
  await sql.createKey(ctx, randomBytes(32))
  const key = await sql.findKey(ctx)
  if (!key) throw new Error('the key of former sanctions is missing')
  await sql.insertFormerSanction(ctx, { ...hashesOf(user, key), has_open_warning: hasOpenWarning })
}

/**
 * In the transaction of a registration: whether the account inherits an open warning. Only a player with the same mail
 * address can take the name of a sanctioned player.
 */
export const takeOverSanctions = async (ctx: Context, identity: Identity): Promise<boolean> => {
  const key = await sql.findKey(ctx)
  if (!key) return false
  const hashes = hashesOf(identity, key)
  const rows = await sql.listFormerSanctions(ctx, hashes, oldest(ctx))
  const ofName = rows.filter(({ name_hash }) => name_hash.equals(hashes.name_hash))
  const ofAddress = rows.filter(({ email_hash }) => email_hash.equals(hashes.email_hash))
  if (ofName.length > 0 && !ofName.some((row) => ofAddress.includes(row)))
    throw new AppError('username_taken')
  if (!ofAddress.some(({ has_open_warning }) => has_open_warning)) return false
  await sql.closeFormerWarnings(ctx, hashes.email_hash)
  return true
}

export const deleteOldSanctions = (ctx: Context): Promise<void> => sql.deleteFormerSanctions(ctx, oldest(ctx))
