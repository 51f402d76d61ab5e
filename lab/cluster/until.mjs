import { setTimeout as wait } from 'node:timers/promises'

/**
 * Asks until the answer is something; a question that throws is asked again, and its last error is the cause of ours.
 * @template T
 * @param {string} what for the error
 * @param {() => Promise<T | undefined | false> | T | undefined | false} ask
 * @param {number} seconds
 * @returns {Promise<T>}
 */
export const until = async (what, ask, seconds = 60) => {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    let cause
    try {
      const answer = await ask()
      if (answer) return answer
    } catch (error) {
      cause = error
    }
    if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} seconds`, { cause })
    await wait(100)
  }
}
