// Fails on code that is not where, or not as, docs/architecture.md says. The rules are in layout-rules.mjs.
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { fromRoot } from '../root.mjs'
import * as rules from './layout-rules.mjs'
import { filesBelow, importsOf, parse, read } from './sources.mjs'

const roots = ['contract', 'server', 'web', 'e2e', 'scripts', 'bench'].filter((root) =>
  existsSync(fromRoot(root)),
)
const product = /^(contract|server|web)\//
const isTest = (path) => /\.test\.tsx?$/.test(path)

const files = filesBelow(roots, /\.(tsx?|mjs|css)$/)
const modules = files.filter((path) => product.test(path) && /\.tsx?$/.test(path))
const imports = new Map(modules.map((path) => [path, importsOf(path)]))

const findings = []
const complain = (path, what) => findings.push(`${path}: ${what}`)

const checkNameAndLength = (path) => {
  const named = path.split('/').flatMap((part) => part.split('.'))
  const bad = rules.forbiddenNames.filter((name) => named.includes(name))
  if (bad.length > 0) complain(path, `"${bad[0]}" says nothing about what is inside`)

  const lines = read(path).trimEnd().split('\n').length
  const row = rules.longest.find(({ files: pattern }) => pattern.test(path))
  if (lines > row.lines) complain(path, `${lines} lines, at most ${row.lines}: it does two jobs`)
}

const checkZone = (path, { specifier, target }) => {
  const zone = rules.zones.find(({ files: pattern }) => pattern.test(path))
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

const layerOf = (path) => rules.serverLayers.findIndex((layer) => layer.test(path))

const checkLayer = (path, { target }) => {
  if (!target?.startsWith('server/') || isTest(path)) return
  if (layerOf(target) > layerOf(path)) complain(path, `imports upwards: ${target}`)
}

const checkHasLayer = (path) => {
  if (path.startsWith('server/') && !isTest(path) && layerOf(path) < 0)
    complain(path, 'is in no layer of the server')
}

const sliceOf = (path) => {
  const [, slice, file] = /^server\/features\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (!slice) return undefined
  const role = file.replace(/\.ts$/, '').split('.').at(-1)
  return { slice, role: Object.hasOwn(rules.sliceRoles, role) ? role : 'pure' }
}

const checkWithinSlice = (path, from, to, { target, typesOnly }) => {
  const namesRows = typesOnly && from.role !== 'routes' && rules.rowTypes.includes(to.role)
  if (!namesRows && !rules.sliceRoles[from.role].includes(to.role))
    complain(path, `${from.role} may not import ${to.role}: ${target}`)
}

const checkAcrossSlices = (path, from, to, { target }) => {
  if (rules.publicRules.includes(to.role)) return
  if (!rules.publicRoles.includes(to.role)) complain(path, `${target} is private to ${to.slice}`)
  const order = (slice) => rules.sliceOrder.indexOf(slice)
  if (from.role !== 'routes' && order(from.slice) < order(to.slice))
    complain(path, `${from.slice} comes before ${to.slice}: ${target}`)
}

const checkSlice = (path, found) => {
  const from = sliceOf(path)
  const to = found.target && sliceOf(found.target)
  if (!from || !to || isTest(path)) return
  const check = from.slice === to.slice ? checkWithinSlice : checkAcrossSlices
  check(path, from, to, found)
}

const checkSliceName = (path) => {
  const { slice } = sliceOf(path) ?? {}
  if (slice && !rules.sliceOrder.includes(slice)) complain(path, `${slice} is not in the order of the slices`)
}

const checkBarrel = (path) => {
  if (rules.barrelsAllowed.includes(path)) return
  const { body } = parse(path)
  const onlyPassesOn =
    body.length > 0 && body.every(({ type, source }) => type.startsWith('Export') && source)
  if (onlyPassesOn || /^index\.tsx?$/.test(basename(path))) complain(path, 'is a barrel')
}

const checkEnvironment = (path) => {
  if (rules.readsEnvironment.test(path)) return
  if (read(path).includes('process.env'))
    complain(path, 'reads process.env; that is the part of server/config.ts')
}

// Types count too: files that need each other's types are one thing in two places.
const checkCycles = () => {
  const done = new Set()
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
  for (const found of imports.get(path)) {
    checkZone(path, found)
    checkLayer(path, found)
    checkSlice(path, found)
  }
}
checkCycles()

for (const finding of findings) console.error(finding)
console.log(`Layout: ${files.length} files, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0
