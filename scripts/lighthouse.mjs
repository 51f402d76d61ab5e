// `npm run lighthouse`: the pages that visitors see first, as a phone on a slow network gets them, against our limits.
// Names after the command narrow it down: npm run lighthouse -- /search
import { ensureBuilt, ensureInstalled } from './building/prepare.mjs'
import { chromiumOptions, ensureMachine } from './testing/machine.mjs'

ensureInstalled()
ensureMachine()
ensureBuilt()
const { chromium } = await import('@playwright/test')
const { default: lighthouse } = await import('lighthouse')
const { freePort } = await import('./testing/free-port.mjs')
const { startBuiltServer } = await import('./testing/built-server.mjs')

/** What a page must reach: at least these scores, at most these sizes. */
const scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const largestShift = 0.02
const scriptKilobytes = 130

const chosen = process.argv.slice(2)
const port = await freePort()

const check = async (/** @type {string} */ url, /** @type {string} */ path) => {
  const result = await lighthouse(`${url}${path}`, { port, logLevel: 'error', output: 'json' })
  if (!result) throw new Error(`Lighthouse could not open ${path}`)
  const { audits, categories } = result.lhr
  const reached = Object.entries(scores).map(([name, least]) => {
    const score = Math.round((categories[name]?.score ?? 0) * 100)
    return { text: `${name} ${score}`, isMissed: score < least }
  })
  const measure = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? 0
  const requests = audits['network-requests']?.details
  const items = requests?.type === 'table' ? requests.items : []
  const scriptBytes = items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
  const shift = measure('cumulative-layout-shift')
  const measured = [
    ...reached,
    { text: `CLS ${shift.toFixed(3)}`, isMissed: shift > largestShift },
    {
      text: `${(scriptBytes / 1024).toFixed(0)} KB of scripts`,
      isMissed: scriptBytes > scriptKilobytes * 1024,
    },
    { text: `LCP ${(measure('largest-contentful-paint') / 1000).toFixed(1)} s`, isMissed: false },
    { text: `TBT ${measure('total-blocking-time').toFixed(0)} ms`, isMissed: false },
  ]
  console.log(
    `${path}: ${measured.map(({ text, isMissed }) => (isMissed ? `${text} (!)` : text)).join(', ')}`,
  )
  const failed = Object.values(categories)
    .flatMap(({ id, auditRefs }) => (id === 'performance' ? [] : auditRefs))
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  for (const { id } of failed) console.log(`  ${audits[id]?.title}`)
  return measured.every(({ isMissed }) => !isMissed)
}

const checkAll = async (/** @type {string} */ url) => {
  const [crew] = await (await fetch(`${url}/api/crew-finder?limit=1`)).json()
  const paths = ['/', '/search', `/crew/${crew.id}`, `/profile/${crew.authorId}`, '/legal/privacy']
  let isGood = true
  for (const path of paths) {
    if (chosen.length > 0 && !chosen.includes(path)) continue
    if (!(await check(url, path))) isGood = false
  }
  return isGood
}

const checkOnServer = async () => {
  const server = await startBuiltServer()
  try {
    const { args, ...browserPath } = chromiumOptions()
    const browser = await chromium.launch({
      ...browserPath,
      args: [...args, `--remote-debugging-port=${port}`],
    })
    try {
      return await checkAll(server.url)
    } finally {
      await browser.close()
    }
  } finally {
    await server.stop()
  }
}

process.exit((await checkOnServer()) ? 0 : 1)
