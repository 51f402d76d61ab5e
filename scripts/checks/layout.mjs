// Fails on code that breaks the layout of docs/architecture.md. The rules are in layout-rules.mjs.
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { fromRoot } from '../root.mjs'
import * as rules from './layout-rules.mjs'
import { filesBelow, importsOf, parse, read } from './sources.mjs'

const roots = ['contract', 'server', 'web', 'e2e', 'scripts', 'bench'].filter((root) =>
  existsSync(fromRoot(root)),
)
const product = /^(contract|server|web)\//
const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path)

const files = filesBelow(roots, /\.(tsx?|mjs|css)$/)
const modules = files.filter((path) => product.test(path) && /\.tsx?$/.test(path))
const imports = new Map(modules.map((path) => [path, importsOf(path)]))

/** @type {string[]} */
const findings = []
const complain = (/** @type {string} */ path, /** @type {string} */ what) => findings.push(`${path}: ${what}`)

/**
 * The first row whose pattern matches the path.
 *
 * @template {{ files: RegExp }} Row
 * @param {Row[]} rows
 * @param {string} path
 */
const rowFor = (rows, path) => {
  const row = rows.find(({ files: pattern }) => pattern.test(path))
  if (!row) throw new Error(`No rule matches ${path}`)
  return row
}

const checkNameAndLength = (/** @type {string} */ path) => {
  const names = path.split('/').flatMap((part) => part.split('.'))
  const bad = rules.forbiddenNames.filter((name) => names.includes(name))
  if (bad.length > 0) complain(path, `"${bad[0]}" says nothing about what is inside`)

  const lines = read(path).trimEnd().split('\n').length
  const max = rowFor(rules.maxLines, path).lines
  if (lines > max) complain(path, `${lines} lines, at most ${max}: it does two jobs`)
}

/** @typedef {import('./sources.mjs').Import} Import */

/** @type {(path: string, imported: Import) => void} */
const checkZone = (path, { specifier, target }) => {
  const zone = rowFor(rules.zones, path)
  if (target === undefined) {
    if (zone.packages && !zone.packages.test(specifier) && !isTest(path)) {
      complain(path, `may not import the package ${specifier}`)
    }
    return
  }
  const may = typeof zone.may === 'function' ? zone.may(path) : zone.may
  if (!may.some((prefix) => target.startsWith(prefix))) complain(path, `may not import ${target}`)
  if (!path.startsWith('contract/') && specifier.startsWith('../')) {
    complain(path, `writes ${specifier}; another folder is named from the root, #${target}`)
  }
}

const sliceOf = (/** @type {string} */ path) => {
  const [, slice, file] = /^server\/features\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (!slice || !file) return undefined
  const role = file.replace(/\.ts$/, '').split('.').at(-1) ?? ''
  return { slice, role: Object.hasOwn(rules.sliceRoles, role) ? role : 'pure' }
}

/** @type {(path: string, imported: Import) => void} */
const checkSlice = (path, { target, typesOnly }) => {
  const to = target && sliceOf(target)
  if (!to || isTest(path)) return
  const from = sliceOf(path)
  if (!from) {
    if (!rules.knowsFeatures.test(path)) complain(path, `knows a feature: ${target}`)
  } else if (from.slice === to.slice) {
    const importsRowTypes = typesOnly && from.role !== 'routes' && rules.rowTypes.includes(to.role)
    if (!importsRowTypes && !rules.sliceRoles[from.role]?.includes(to.role))
      complain(path, `${from.role} may not import ${to.role}: ${target}`)
  } else {
    const order = (/** @type {string} */ slice) => rules.sliceOrder.indexOf(slice)
    if (!rules.publicRoles.includes(to.role)) complain(path, `${target} is private to ${to.slice}`)
    if (order(from.slice) < order(to.slice))
      complain(path, `${from.slice} comes before ${to.slice}: ${target}`)
  }
}

const checkSliceName = (/** @type {string} */ path) => {
  const { slice } = sliceOf(path) ?? {}
  if (slice && !rules.sliceOrder.includes(slice)) complain(path, `${slice} is not in the order of the slices`)
}

const checkBarrel = (/** @type {string} */ path) => {
  if (rules.barrelsAllowed.includes(path)) return
  const { body } = parse(path).program
  const onlyReexports =
    body.length > 0 &&
    body.every((node) => node.type.startsWith('Export') && 'source' in node && node.source !== null)
  if (onlyReexports || /^index\.tsx?$/.test(basename(path))) complain(path, 'is a barrel')
}

const checkEnvironment = (/** @type {string} */ path) => {
  if (rules.readsEnvironment.test(path)) return
  if (read(path).includes('process.env'))
    complain(path, 'reads process.env, which is the job of server/config.ts')
}

// Types are erased before anything runs, so only imports of values can form a cycle.
const checkCycles = () => {
  const done = new Set()
  /** @type {(path: string, trail: string[]) => void} */
  const visit = (path, trail) => {
    if (trail.includes(path)) {
      complain(path, `imports itself: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`)
      return
    }
    if (done.has(path)) return
    for (const { target, typesOnly } of imports.get(path) ?? []) {
      if (target && !typesOnly) visit(target, [...trail, path])
    }
    done.add(path)
  }
  for (const path of modules) visit(path, [])
}

for (const path of files) checkNameAndLength(path)
for (const path of modules) {
  checkSliceName(path)
  checkBarrel(path)
  checkEnvironment(path)
  for (const found of imports.get(path) ?? []) {
    checkZone(path, found)
    checkSlice(path, found)
  }
}
checkCycles()

for (const finding of findings) console.error(finding)
console.log(`Layout: ${files.length} files, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0
