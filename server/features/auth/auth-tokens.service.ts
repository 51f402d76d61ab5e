/** Tokens for addresses of other slices that are secret themselves. */
import { hashToken, newToken } from './auth.secrets.ts'

/** A new token, and its hash to store. */
export const issueToken = (): { token: string; tokenHash: Buffer } => {
  const token = newToken()
  return { token, tokenHash: hashToken(token) }
}

/** To find what was stored for the token. */
export const hashOfToken = (token: string): Buffer => hashToken(token)
