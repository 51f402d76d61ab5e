/** A post of which the node has heard: its event comes no more in the middle of what a test looks at. */

import type { TestApp } from '#server/testing/test-app.ts'
import { type Player, postCrew } from './factories.ts'

/** Resolves when the node receives the next event about a post. */
export const nextCrewEvent = ({ node }: Pick<TestApp, 'node'>): Promise<void> =>
  new Promise((resolve) => {
    const stop = node.bus.subscribe(({ topic }) => {
      if (topic !== 'crew') return
      stop()
      resolve()
    })
  })

export const postHeard = async (
  t: TestApp,
  leader: Player,
  changes?: Parameters<typeof postCrew>[2],
): ReturnType<typeof postCrew> => {
  const heard = nextCrewEvent(t)
  const crew = await postCrew(t, leader, changes)
  await heard
  return crew
}
