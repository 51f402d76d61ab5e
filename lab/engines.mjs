// `npm run lab -- engines`: the main journey of two players in Firefox and in WebKit, wide and as on a phone, with pictures in
// shots/engines/. `npm run lab -- engines firefox` takes one of them.
import { ensureBuilt, ensureInstalled } from '../scripts/building/prepare.mjs'
import { canInstall, ensurePackages, findProgram } from '../scripts/testing/machine.mjs'
import { skippedCode } from '../scripts/testing/test-steps.mjs'
import { findMiniBrowser } from './engines/webkit.mjs'

const missingPackages = () => [
  ...(findProgram('firefox-esr') ? [] : ['firefox-esr']),
  ...(findProgram('WebKitWebDriver') && findMiniBrowser() ? [] : ['webkit2gtk-driver']),
  ...(findProgram('Xvfb') ? [] : ['xvfb']),
]

if (missingPackages().length > 0 && !canInstall()) {
  console.log(`It needs ${missingPackages().join(', ')}. Install them, or run this as root on Debian.`)
  process.exit(skippedCode)
}
ensureInstalled()
ensurePackages(missingPackages, { need: 'It needs Firefox and WebKit.', hint: '' })
ensureBuilt()

const { runEngines } = await import('./engines/run.mjs')
process.exit((await runEngines(process.argv.slice(2))) ? 0 : 1)
