/** Players whom this browser has offered, once, to bring answers to their device or their mail. */
import { readStored, writeStored } from '#web/browser/storage.ts'

const storageKey = 'offered-answers'

export const wasOffered = (userId: number): boolean => readStored(storageKey) === String(userId)

export const storeOffered = (userId: number): void => writeStored(storageKey, String(userId))
