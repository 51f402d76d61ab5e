// `npm run lab -- cluster`: a database that survives the loss of any of its Postgres servers, two nodes of ours, players, and one
// fault after the other. `npm run lab -- cluster words` runs those with these words in their name, `--small` is the part of
// `npm test -- all`.
import { ensureBuilt, ensureInstalled } from '../scripts/building/prepare.mjs'
import { canInstall } from '../scripts/testing/machine.mjs'
import { skippedCode } from '../scripts/testing/test-steps.mjs'
import { ensureCluster, missingPackages } from './cluster/packages.mjs'

const isSmall = process.argv.includes('--small')
const words = process.argv
  .slice(2)
  .filter((word) => word !== '--small')
  .join(' ')

if (isSmall && missingPackages().length > 0 && !canInstall()) {
  console.log(`It needs ${missingPackages().join(', ')}. Install them, or run this as root on Debian.`)
  process.exit(skippedCode)
}
ensureInstalled()
try {
  ensureCluster()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
ensureBuilt()

// Only now are the packages there that these need.
const { runCluster } = await import('./cluster/run.mjs')
// The guard of the programs ends them when this process ends.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))
process.exit((await runCluster({ words, isSmall })) ? 0 : 1)
