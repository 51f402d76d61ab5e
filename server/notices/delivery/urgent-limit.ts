import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

/** Sends a mail that cannot wait. False beyond the limit of its receiver: nothing was sent. */
export const mailWithinLimit = async (
  { limits }: Context,
  userId: number,
  send: () => Promise<void>,
): Promise<boolean> => {
  try {
    await limits.spend('urgentMailByReceiver', String(userId))
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
  try {
    await send()
  } catch (error) {
    // It is tried again, and then counts.
    await limits.refund('urgentMailByReceiver', String(userId))
    throw error
  }
  return true
}
