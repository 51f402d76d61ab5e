/** A post of which the node has heard: its event comes no more in the middle of what a test looks at. */

import type { TestApp } from '#server/testing/test-app.ts'
import { type Player, postCrew } from './factories.ts'

export const postHeard = async (t: TestApp, leader: Player): ReturnType<typeof postCrew> => {
  const heard = new Promise<void>((resolve) => {
    const stop = t.node.bus.subscribe(({ topic }) => {
      if (topic !== 'crew') return
      stop()
      resolve()
    })
  })
  const crew = await postCrew(t, leader)
  await heard
  return crew
}
