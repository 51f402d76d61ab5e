/**
 * The message of the last application that this player sent from this browser. It stays in the browser: it is only a
 * convenience, and the server need not look for it each time a dialog opens. Signing out deletes it.
 */
import { readStored, removeStored, writeStored } from '#web/browser/storage.ts'

/** By player, so that no one else at the same screen is offered it. */
const storageKey = (userId: number): string => `last-application-message-${userId}`

export const readLastMessage = (userId: number): string => readStored(storageKey(userId)) ?? ''

export const storeLastMessage = (userId: number, message: string): void =>
  writeStored(storageKey(userId), message)

export const deleteLastMessage = (userId: number): void => removeStored(storageKey(userId))
