// The nodes of the release before are replaced by those of today, one after the other, while players go on.
import { fromRoot } from '../../scripts/root.mjs'

/**
 * Nginx is told before, because nodes of 1.0.0 refuse requests while they stop. Later ones answer them: see the restart.
 * @type {(scene: import('./faults.mjs').Scene) => Promise<import('./faults.mjs').Heal>}
 */
export const rollingUpdate = async ({ site, load }) => {
  for (const index of [0, 1]) {
    await site.rest(index)
    await site.stopNode(index)
    await site.startNode(index, fromRoot('dist'))
    await site.rest(undefined)
    await load.untilWritten()
  }
  return () => undefined
}
