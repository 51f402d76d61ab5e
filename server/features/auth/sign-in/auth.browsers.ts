/**
 * A browser that a player signed in with before keeps a mark of it, so that wrong guesses of strangers, which lock a
 * name, do not lock out its owner. The mark is signed with the hash of the player's password: it needs no table, is
 * useless for another player, and becomes invalid with the password.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UserRow } from '#server/db/tables/auth.ts'

type Owner = Pick<UserRow, 'id' | 'password_hash'>

const signatureOf = ({ id, password_hash }: Owner, name: string): Buffer =>
  createHmac('sha256', password_hash).update(`${id} ${name}`).digest()

export const markBrowser = (user: Owner): string => {
  const name = randomBytes(16).toString('base64url')
  return `${name}.${signatureOf(user, name).toString('base64url')}`
}

const form = /^([\w-]{22})\.([\w-]{43})$/

/** The name of the browser if the player signed in with it before. */
export const knownBrowser = (mark: string | undefined, user: Owner | undefined): string | undefined => {
  const [, name, signature] = form.exec(mark ?? '') ?? []
  if (!user || !name || !signature) return undefined
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(user, name)) ? name : undefined
}
