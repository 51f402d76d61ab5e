/** The codes of the second factor: those that an app shows for half a minute, and recovery codes, which work once. */
import { randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { recoveryCodeCount } from '#contract/auth/codes.ts'
import { hashToken } from '#server/features/auth/auth.secrets.ts'

const stepSeconds = 30

/** In base32, as apps expect it. */
export const newCodeSecret = (): string => generateSecret()

/** The content of the QR code. The app shows both names. */
export const addressForApp = (username: string, secret: string): string =>
  generateURI({ issuer: 'CrewBeacon', label: username, secret })

/** The time step that the code belongs to; undefined if it is wrong. The clock of the app may be one step off. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds })
  return result.valid ? Math.floor(epoch / stepSeconds) + result.delta : undefined
}

/**
 * Without letters that look like a digit or like each other. There are 32, so that the remainder of a random byte is
 * uniform.
 */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const newRecoveryCode = (): string =>
  Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newRecoveryCode)

type TypedCode =
  | { readonly kind: 'time'; readonly digits: string }
  | { readonly kind: 'recovery'; readonly hash: Buffer }

/** What the player typed, in any common notation; undefined if it cannot be a code. */
export const readCode = (typed: string): TypedCode | undefined => {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
  if (/^\d{6}$/.test(code)) return { kind: 'time', digits: code }
  const recovery = code.replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return /^[0-9a-hjkmnp-tv-z]{16}$/.test(recovery)
    ? { kind: 'recovery', hash: hashToken(recovery) }
    : undefined
}

/** To store. */
export const hashRecoveryCode = (code: string): Buffer => hashToken(code.replaceAll('-', ''))
