/** Passwords and tokens: made, hashed and compared here alone. */
import { createHash, randomBytes } from 'node:crypto'
import { type Algorithm, hash, verify } from '@node-rs/argon2'

const argon2id: Algorithm.Argon2id = 2
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// The same password typed on another keyboard may arrive composed differently.
const normalised = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normalised(password), cost)

// Made once per process, so that an unknown name costs exactly what a known one does.
const nobody = hashPassword(randomBytes(16).toString('hex'))

/** Without a hash (no such player) it takes as long and says no. */
export const passwordMatches = async (password: string, stored: string | undefined): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), normalised(password))
  return matches && stored !== undefined
}

export const newToken = (): string => randomBytes(32).toString('base64url')

/** Only this is stored: who reads the table cannot sign in with it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
