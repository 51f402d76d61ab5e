// The source files of a repository as the checks see them: their paths, their syntax, what they import.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/**
 * @typedef {object} Import
 * @property {string} specifier
 * @property {string | undefined} target the path that it leads to; undefined when it names a package
 * @property {boolean} typesOnly
 *
 * @typedef {ReturnType<typeof createSources>} Sources
 */

/** All paths are relative to the given folder, which ends with a slash. */
export const createSources = (/** @type {string} */ root) => {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
  const exists = (/** @type {string} */ path) => existsSync(join(root, path))

  /**
   * The files below the given folders whose names match. Compiled texts are left out: they are generated.
   *
   * @param {string[]} folders
   * @param {RegExp} name
   */
  const filesBelow = (folders, name) =>
    folders.filter(exists).flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && name.test(entry.name))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
        .filter((path) => !path.startsWith('texts/compiled/'))
        .sort(),
    )

  const parse = (/** @type {string} */ path) => {
    const { program, module, errors } = parseSync(path, read(path), { lang: /x$/.test(path) ? 'tsx' : 'ts' })
    if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
    return { program, module }
  }

  /** @type {{ imports: Record<string, string> }} */
  const { imports: aliases } = JSON.parse(read('package.json'))

  /**
   * The path that a specifier leads to; undefined when it names a package.
   *
   * @param {string} importer
   * @param {string} specifier
   */
  const resolve = (importer, specifier) => {
    if (specifier.startsWith('.')) return join(dirname(importer), specifier)
    for (const [alias, target] of Object.entries(aliases)) {
      const prefix = alias.replace('*', '')
      if (specifier === alias || (alias.endsWith('*') && specifier.startsWith(prefix))) {
        return join(target.replace('*', specifier.slice(prefix.length)))
      }
    }
    return undefined
  }

  /** @type {(path: string) => Import[]} */
  const importsOf = (path) => {
    const { module } = parse(path)
    const text = read(path)
    const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    }))
    const passedOn = module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, typesOnly: isType }] : [],
      )
    const lazy = module.dynamicImports
      .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
      .filter((request) => /^['"]/.test(request))
      .map((request) => ({ specifier: request.slice(1, -1), typesOnly: false }))
    return [...imported, ...passedOn, ...lazy].map((found) => ({
      ...found,
      target: resolve(path, found.specifier),
    }))
  }

  return { read, exists, filesBelow, parse, importsOf, resolve }
}
