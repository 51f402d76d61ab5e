/** Tokens of other slices: for secret addresses and for programs. */
import { hashToken, newToken } from '#server/features/auth/auth.secrets.ts'

/** A new token, and its hash to store. */
export const issueToken = (prefix = ''): { token: string; tokenHash: Buffer } => {
  const token = `${prefix}${newToken()}`
  return { token, tokenHash: hashToken(token) }
}

/** To find what was stored for the token. */
export const hashOfToken = (token: string): Buffer => hashToken(token)
