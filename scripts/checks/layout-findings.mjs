// Finds code that breaks the layout of docs/architecture.md. The rules are in layout-rules.mjs.
import { isBuiltin } from 'node:module'
import { basename, dirname } from 'node:path'
import * as rules from './layout-rules.mjs'

/**
 * @typedef {import('./sources.mjs').Sources} Sources
 * @typedef {import('./sources.mjs').Import} Import
 * @typedef {{ slice: string, role: string }} SliceFile
 */

const roots = ['contract', 'server', 'web', 'e2e', 'scripts', 'lab']
const product = /^(contract|server|web)\//
const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path)

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

const checkName = (/** @type {string} */ path) => {
  const names = path.split('/').flatMap((part) => part.split('.'))
  const bad = rules.forbiddenNames.find((name) => names.includes(name))
  return bad && `"${bad}" says nothing about what is inside`
}

const checkLength = (/** @type {string} */ path, /** @type {string} */ text) => {
  const lines = text.trimEnd().split('\n').length
  const max = rowFor(rules.maxLines, path).lines
  return lines > max && `${lines} lines, at most ${max}: it does two jobs`
}

const checkHidden = (/** @type {string} */ text) =>
  rules.hidesFaults.test(text) && 'hides a fault from a check: fix its cause'

/** @type {(path: string, imported: Import) => string | false} */
const checkZone = (path, { specifier, target }) => {
  const zone = rowFor(rules.zones, path)
  if (target === undefined) {
    const isForbidden = zone.packages && !zone.packages.test(specifier) && !isTest(path)
    return isForbidden === true && `may not import the package ${specifier}`
  }
  const may = typeof zone.may === 'function' ? zone.may(path) : zone.may
  return !may.some((prefix) => target.startsWith(prefix)) && `may not import ${target}`
}

/** @type {(path: string, imported: Import) => string | false} */
const checkSpecifier = (path, { specifier, target }) =>
  !path.startsWith('contract/') &&
  specifier.startsWith('../') &&
  `writes ${specifier}; another folder is named from the root, #${target}`

/** @type {(dependencies: object) => (path: string, imported: Import) => string | false} */
const checkPackage =
  (dependencies) =>
  (path, { specifier, target, typesOnly }) => {
    if (target !== undefined || typesOnly || !rules.runsInProduction.test(path) || isTest(path)) return false
    const [, name = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(specifier) ?? []
    return (
      !isBuiltin(specifier) &&
      !Object.hasOwn(dependencies, name) &&
      `needs ${name}, which is no production package`
    )
  }

const layerOf = (/** @type {string} */ path) => rules.serverLayers.findIndex((layer) => layer.test(path))

/** @type {(path: string, imported: Import) => string | false} */
const checkLayer = (path, { target }) =>
  path.startsWith('server/') &&
  target?.startsWith('server/') === true &&
  !isTest(path) &&
  layerOf(target) > layerOf(path) &&
  `imports upwards: ${target}`

const checkHasLayer = (/** @type {string} */ path) =>
  path.startsWith('server/') && !isTest(path) && layerOf(path) < 0 && 'is in no layer of the server'

/** @type {(path: string) => SliceFile | undefined} */
const sliceOf = (path) => {
  const [, slice, file] = /^server\/features\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (!slice || !file) return undefined
  const role = file.replace(/\.ts$/, '').split('.').at(-1) ?? ''
  return { slice, role: Object.hasOwn(rules.sliceRoles, role) ? role : 'pure' }
}

/** @type {(from: SliceFile, to: SliceFile, imported: Import) => string | false} */
const checkWithinSlice = (from, to, { target, typesOnly }) => {
  const importsRowTypes = typesOnly && from.role !== 'routes' && rules.rowTypes.includes(to.role)
  const may = importsRowTypes || rules.sliceRoles[from.role]?.includes(to.role)
  return !may && `${from.role} may not import ${to.role}: ${target}`
}

/** @type {(from: SliceFile, to: SliceFile, imported: Import) => string | false} */
const checkAcrossSlices = (from, to, { target }) => {
  if (!rules.publicRoles.includes(to.role)) return `${target} is private to ${to.slice}`
  const order = (/** @type {string} */ slice) => rules.sliceOrder.indexOf(slice)
  const isBackwards = order(from.slice) < order(to.slice)
  return isBackwards && `${from.slice} comes before ${to.slice}: ${target}`
}

/** @type {(path: string, imported: Import) => string | false} */
const checkSlice = (path, imported) => {
  const from = sliceOf(path)
  const to = imported.target === undefined ? undefined : sliceOf(imported.target)
  if (!from || !to || isTest(path)) return false
  const check = from.slice === to.slice ? checkWithinSlice : checkAcrossSlices
  return check(from, to, imported)
}

const checkSliceName = (/** @type {string} */ path) => {
  const { slice } = sliceOf(path) ?? {}
  return slice && !rules.sliceOrder.includes(slice) && `${slice} is not in the order of the slices`
}

const checkBarrel = (/** @type {string} */ path, /** @type {Sources} */ { parse }) => {
  if (rules.barrelsAllowed.includes(path)) return false
  const { body } = parse(path).program
  const onlyReexports =
    body.length > 0 &&
    body.every((node) => node.type.startsWith('Export') && 'source' in node && node.source !== null)
  return (onlyReexports || /^index\.tsx?$/.test(basename(path))) && 'is a barrel'
}

const checkEnvironment = (/** @type {string} */ path, /** @type {string} */ text) =>
  !rules.readsEnvironment.test(path) &&
  text.includes('process.env') &&
  'reads process.env, which is the job of server/config.ts'

/**
 * Types count too: files that need each other's types are one thing in two places.
 *
 * @param {Map<string, Import[]>} imports
 */
const findCycles = (imports) => {
  const done = new Set()
  /** @type {(path: string, trail: string[]) => string[]} */
  const visit = (path, trail) => {
    if (trail.includes(path)) {
      return [`${path}: imports itself: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`]
    }
    if (done.has(path)) return []
    const targets = (imports.get(path) ?? []).flatMap(({ target }) => target ?? [])
    const found = targets.flatMap((target) => visit(target, [...trail, path]))
    done.add(path)
    return found
  }
  return [...imports.keys()].flatMap((path) => visit(path, []))
}

const findFullFolders = (/** @type {string[]} */ files) => {
  const counts = new Map()
  for (const folder of files.map(dirname)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  const max = rules.maxFilesInFolder
  return [...counts].flatMap(([folder, count]) =>
    count > max ? [`${folder}: ${count} files, at most ${max}: sort them into folders`] : [],
  )
}

/**
 * Types count too. Tests do not: they may need whatever shows that the code works.
 *
 * @param {Map<string, Import[]>} imports
 */
const findMutualPairs = (imports) => {
  const subjectOf = (/** @type {string | undefined} */ path) => rules.subject.exec(path ?? '')?.[0]
  const arrows = [...imports]
    .filter(([path]) => !isTest(path))
    .flatMap(([path, targets]) => targets.map(({ target }) => [subjectOf(path), subjectOf(target)]))
    .flatMap(([from, to]) => (from && to && from !== to ? [`${from} ${to}`] : []))
  const all = new Set(arrows)
  return [...all].flatMap((arrow) => {
    const [from = '', to = ''] = arrow.split(' ')
    return from < to && all.has(`${to} ${from}`) ? [`${from} and ${to}: import each other`] : []
  })
}

/** @type {(sources: Sources) => { files: string[], findings: string[] }} */
export const findLayoutBreaks = (sources) => {
  const { read, filesBelow, importsOf } = sources
  const files = filesBelow(roots, /\.(tsx?|mjs|css)$/)
  const modules = files.filter((path) => product.test(path) && /\.tsx?$/.test(path))
  const imports = new Map(modules.map((path) => [path, importsOf(path)]))
  const { dependencies = {} } = JSON.parse(read('package.json'))
  const importChecks = [checkZone, checkSpecifier, checkPackage(dependencies), checkLayer, checkSlice]

  const checkFile = (/** @type {string} */ path) => [
    checkName(path),
    checkLength(path, read(path)),
    checkHidden(read(path)),
  ]
  const checkModule = (/** @type {string} */ path) => [
    checkHasLayer(path),
    checkSliceName(path),
    checkBarrel(path, sources),
    checkEnvironment(path, read(path)),
    ...(imports.get(path) ?? []).flatMap((imported) => importChecks.map((check) => check(path, imported))),
  ]
  /** @type {(paths: string[], check: (path: string) => (string | false | undefined)[]) => string[]} */
  const findingsOf = (paths, check) =>
    paths.flatMap((path) =>
      check(path)
        .filter(Boolean)
        .map((what) => `${path}: ${what}`),
    )

  return {
    files,
    findings: [
      ...findingsOf(files, checkFile),
      ...findingsOf(modules, checkModule),
      ...findFullFolders(filesBelow(roots, /./)),
      ...findMutualPairs(imports),
      ...findCycles(imports),
    ],
  }
}
