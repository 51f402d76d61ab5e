import { setTimeout as wait } from 'node:timers/promises'

/**
 * Asks until the answer is something; a question that throws is asked again.
 * @template T
 * @param {string} what for the error
 * @param {() => Promise<T | undefined | false> | T | undefined | false} ask
 * @param {number} seconds
 * @returns {Promise<T>}
 */
export const until = async (what, ask, seconds = 60) => {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const answer = await Promise.resolve()
      .then(ask)
      .catch(() => undefined)
    if (answer) return answer
    if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} seconds`)
    await wait(100)
  }
}
