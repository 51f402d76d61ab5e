// Finds files and scripts that the Dockerfile, compose.yaml, package.json, a workflow or a document names, and that are not
// there.
import { dirname, join } from 'node:path'

/** @typedef {import('./sources.mjs').Sources} Sources */

const roots = ['contract', 'docs', 'e2e', 'lab', 'scripts', 'server', 'texts', 'web']
const atRoot = ['Dockerfile', 'compose.yaml', 'package.json', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']

const allMatches = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])

/** Paths with a placeholder or a wildcard in them are no paths. */
const path = new RegExp(
  `(?<![\\w./#@-])((?:${roots.join('|')}|dist/server)/(?![\\w./-]*[*{…])(?!.*(?:SLICE|NNNN|NAME|VERSION))[\\w./-]*\\w)`,
  'g',
)

/** Where the file must be that the text names: what is in dist/server is built from server/. */
const sourceOf = (/** @type {string} */ name) => name.replace(/^dist\/(server\/\w+)\.js$/, '$1.ts')

/** What the text of this file names, from the root. */
const namedFiles = (/** @type {string} */ file, /** @type {string} */ text) => [
  ...allMatches(text, path),
  ...allMatches(text, /\bnode (?:--\S+ )*([\w./-]+\.m?js)\b/g),
  ...allMatches(text, /\bnpm run lab -- ([a-z][\w-]*)/g).map((name) => `lab/${name}.mjs`),
  ...(file === 'Dockerfile'
    ? allMatches(text, /^COPY (?!--from)(.+) \S+$/gm).flatMap((sources) => sources.split(' '))
    : []),
  ...(file.endsWith('.md')
    ? allMatches(text, /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g).map((link) => join(dirname(file), link))
    : []),
]

/** @type {(sources: Sources) => string[]} */
export const findMissingNames = ({ read, filesBelow, exists }) => {
  /** @type {{ scripts?: Record<string, string> }} */
  const { scripts = {} } = JSON.parse(read('package.json'))
  // A document also names what is beside it.
  const isThere = (/** @type {string} */ file, /** @type {string} */ name) =>
    exists(name) || exists(join(dirname(file), name))

  const files = [...atRoot.filter(exists), ...filesBelow([...roots, '.github'], /\.(md|ya?ml)$/)]
  return files.flatMap((file) => {
    const text = read(file)
    const names = new Set(namedFiles(file, text).map(sourceOf))
    const commands = new Set(allMatches(text, /\bnpm run ([a-z]+)/g))
    return [
      ...[...names].filter((name) => !isThere(file, name)),
      ...[...commands].filter((name) => !Object.hasOwn(scripts, name)).map((name) => `npm run ${name}`),
    ].map((name) => `${file}: names ${name}, which does not exist`)
  })
}
