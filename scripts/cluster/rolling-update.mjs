// The nodes of the release before are replaced by those of today, one after the other, while players go on.
import { fromRoot } from '../root.mjs'

/**
 * A node that stops answers what reaches it until the proxy has noticed. The next one is stopped only when this one is healthy.
 * @type {(scene: import('./faults.mjs').Scene) => Promise<import('./faults.mjs').Heal>}
 */
export const rollingUpdate = async ({ site, load }) => {
  for (const index of [0, 1]) {
    await site.stopNode(index)
    await site.startNode(index, fromRoot('dist'))
    await load.untilWritten()
  }
  return () => undefined
}
