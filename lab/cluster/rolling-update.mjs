// The nodes of the release before are replaced by those of today, one after the other, while players go on.
import { fromRoot } from '../../scripts/root.mjs'

/** @type {(scene: import('./faults.mjs').Scene) => Promise<import('./faults.mjs').Heal>} */
export const rollingUpdate = async ({ site, load }) => {
  for (const index of [0, 1]) {
    await site.stopNode(index)
    await site.startNode(index, fromRoot('dist'))
    await load.untilWritten()
  }
  return () => undefined
}
