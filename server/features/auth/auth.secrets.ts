/** Creates, hashes and compares passwords and tokens; no other module does. */
import { createHash, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { createWorkQueue } from '#server/http/limits/work-queue.ts'

const argon2id: Algorithm.Argon2id = 2
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing is meant to be slow. One processor, and one of Node's four worker threads, are left for everything else.
const queue = createWorkQueue(Math.min(3, Math.max(1, availableParallelism() - 1)), 24)

/**
 * Queues work that hashes. Work that does not fit into the queue is rejected here, so count attempts inside it: a
 * rejected attempt must not use up a limit.
 */
export const queueHashing = queue.run

// Keyboards may compose the same characters differently.
const normalise = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normalise(password), cost)

// Created once per process, so that checking an unknown name takes as long as a known one.
const hashOfNoOne = hashPassword(randomBytes(16).toString('hex'))

/** Without a hash, for an unknown player, it takes the same time and returns false. */
export const passwordMatches = async (password: string, stored: string | undefined): Promise<boolean> => {
  const expected = stored ?? (await hashOfNoOne)
  const matches = await verify(expected, normalise(password))
  return matches && stored !== undefined
}

export const newToken = (): string => randomBytes(32).toString('base64url')

/** Only the hash is stored: no one can sign in with it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
