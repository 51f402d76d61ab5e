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

const layerOf = (/** @type {string} */ path) => rules.serverLayers.findIndex((layer) => layer.test(path))

/** @type {(path: string, imported: Import) => void} */
const checkLayer = (path, { target }) => {
  if (!target?.startsWith('server/') || isTest(path)) return
  if (layerOf(target) > layerOf(path)) complain(path, `imports upwards: ${target}`)
}

const checkHasLayer = (/** @type {string} */ path) => {
  if (path.startsWith('server/') && !isTest(path) && layerOf(path) < 0)
    complain(path, 'is in no layer of the server')
}

/** @typedef {{ slice: string, role: string }} SliceFile */

/** @type {(path: string) => SliceFile | undefined} */
const sliceOf = (path) => {
  const [, slice, file] = /^server\/features\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (!slice || !file) return undefined
  const role = file.replace(/\.ts$/, '').split('.').at(-1) ?? ''
  return { slice, role: Object.hasOwn(rules.sliceRoles, role) ? role : 'pure' }
}

/** @type {(path: string, from: SliceFile, to: SliceFile, imported: Import) => void} */
const checkWithinSlice = (path, from, to, { target, typesOnly }) => {
  const importsRowTypes = typesOnly && from.role !== 'routes' && rules.rowTypes.includes(to.role)
  if (!importsRowTypes && !rules.sliceRoles[from.role]?.includes(to.role))
    complain(path, `${from.role} may not import ${to.role}: ${target}`)
}

/** @type {(path: string, from: SliceFile, to: SliceFile, imported: Import) => void} */
const checkAcrossSlices = (path, from, to, { target }) => {
  if (rules.publicRules.includes(to.role)) return
  if (!rules.publicRoles.includes(to.role)) complain(path, `${target} is private to ${to.slice}`)
  const order = (/** @type {string} */ slice) => rules.sliceOrder.indexOf(slice)
  if (from.role !== 'routes' && order(from.slice) < order(to.slice))
    complain(path, `${from.slice} comes before ${to.slice}: ${target}`)
}

/** @type {(path: string, imported: Import) => void} */
const checkSlice = (path, imported) => {
  const from = sliceOf(path)
  const to = imported.target && sliceOf(imported.target)
  if (!from || !to || isTest(path)) return
  const check = from.slice === to.slice ? checkWithinSlice : checkAcrossSlices
  check(path, from, to, imported)
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

// Types count too: files that need each other's types are one thing in two places.
const checkCycles = () => {
  const done = new Set()
  /** @type {(path: string, trail: string[]) => void} */
  const visit = (path, trail) => {
    if (trail.includes(path)) {
      complain(path, `imports itself: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`)
      return
    }
    if (done.has(path)) return
    for (const { target } of imports.get(path) ?? []) {
      if (target) visit(target, [...trail, path])
    }
    done.add(path)
  }
  for (const path of modules) visit(path, [])
}

for (const path of files) checkNameAndLength(path)
for (const path of modules) {
  checkHasLayer(path)
  checkSliceName(path)
  checkBarrel(path)
  checkEnvironment(path)
  for (const found of imports.get(path) ?? []) {
    checkZone(path, found)
    checkLayer(path, found)
    checkSlice(path, found)
  }
}
checkCycles()

for (const finding of findings) console.error(finding)
console.log(`Layout: ${files.length} files, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0
