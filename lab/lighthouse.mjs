// `npm run lab -- lighthouse`: the pages that visitors see first, as a phone on a slow network gets them, against our limits.
// Names after the command narrow it down: npm run lab -- lighthouse /search
import { ensureBuilt, ensureInstalled } from '../scripts/building/prepare.mjs'
import { chromiumOptions, ensureMachine } from '../scripts/testing/machine.mjs'
import { loadLighthouse } from './lighthouse/package.mjs'

ensureInstalled()
ensureMachine()
ensureBuilt()
const { chromium } = await import('@playwright/test')
const lighthouse = await loadLighthouse()
const { freePort } = await import('../scripts/testing/free-port.mjs')
const { startBuiltServer } = await import('../scripts/testing/built-server.mjs')

/** What a page must reach: at least these scores, at most these sizes. */
const scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const largestShift = 0.02
const scriptKilobytes = 200
const mostBlockedMs = 250
/** Whatever else the machine does slows a run down, so the middle one counts. */
const runs = 3
/** The middle of what Lighthouse calls a high-end desktop; slowed four times, it is like a mid-tier phone. */
const usual = { power: 1750, slowdown: 4 }

const chosen = process.argv.slice(2)
const port = await freePort()

const measure = async (
  /** @type {string} */ url,
  /** @type {string} */ path,
  /** @type {number} */ cpuSlowdownMultiplier,
) => {
  const options = { port, logLevel: /** @type {const} */ ('error'), throttling: { cpuSlowdownMultiplier } }
  const result = await lighthouse(`${url}${path}`, options)
  if (!result) throw new Error(`Lighthouse could not open ${path}`)
  const { audits, categories, environment } = result.lhr
  const scriptBytes = (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
  const failed = Object.values(categories)
    .flatMap(({ id, auditRefs }) => (id === 'performance' ? [] : auditRefs))
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id)
  const numberOf = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? 0
  return {
    power: environment.benchmarkIndex,
    scores: Object.keys(scores).map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    shift: numberOf('cumulative-layout-shift'),
    kilobytes: scriptBytes / 1024,
    firstPaint: numberOf('first-contentful-paint') / 1000,
    largestPaint: numberOf('largest-contentful-paint') / 1000,
    blocked: numberOf('total-blocking-time'),
    failed,
  }
}

/** A weaker machine is slowed less, as Lighthouse asks for. The first runs only warm browser and server up. */
const slowdownHere = async (/** @type {string} */ url) => {
  const first = await measure(url, '/', usual.slowdown)
  const second = await measure(url, '/', usual.slowdown)
  const power = Math.max(first.power, second.power)
  const slowdown = Math.min(Math.max((usual.slowdown * power) / usual.power, 1), usual.slowdown)
  console.log(`A machine of power ${power.toFixed(0)}: its processor is slowed ${slowdown.toFixed(1)} times.`)
  return slowdown
}

const middle = (/** @type {number[]} */ values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

const check = async (
  /** @type {string} */ url,
  /** @type {string} */ path,
  /** @type {number} */ slowdown,
) => {
  /** @type {Awaited<ReturnType<typeof measure>>[]} */
  const results = []
  for (let run = 0; run < runs; run += 1) results.push(await measure(url, path, slowdown))
  const shift = middle(results.map((result) => result.shift))
  const kilobytes = middle(results.map((result) => result.kilobytes))
  const blocked = middle(results.map((result) => result.blocked))
  const measured = [
    ...Object.entries(scores).map(([name, least], index) => {
      const score = middle(results.map((result) => result.scores[index] ?? 0))
      return { text: `${name} ${score}`, isMissed: score < least }
    }),
    { text: `CLS ${shift.toFixed(3)}`, isMissed: shift > largestShift },
    { text: `${kilobytes.toFixed(0)} KB of scripts`, isMissed: kilobytes > scriptKilobytes },
    { text: `FCP ${middle(results.map((result) => result.firstPaint)).toFixed(1)} s`, isMissed: false },
    { text: `LCP ${middle(results.map((result) => result.largestPaint)).toFixed(1)} s`, isMissed: false },
    { text: `TBT ${blocked.toFixed(0)} ms`, isMissed: blocked > mostBlockedMs },
  ]
  console.log(
    `${path}: ${measured.map(({ text, isMissed }) => (isMissed ? `${text} (!)` : text)).join(', ')}`,
  )
  for (const title of new Set(results.flatMap(({ failed }) => failed))) console.log(`  ${title}`)
  return measured.every(({ isMissed }) => !isMissed)
}

const checkAll = async (/** @type {string} */ url) => {
  const [crew] = await (await fetch(`${url}/api/crew-finder?limit=1`)).json()
  const paths = ['/', '/search', `/crew/${crew.id}`, `/profile/${crew.authorId}`, '/legal/privacy']
  const slowdown = await slowdownHere(url)
  let isGood = true
  for (const path of paths) {
    if (chosen.length > 0 && !chosen.includes(path)) continue
    if (!(await check(url, path, slowdown))) isGood = false
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
