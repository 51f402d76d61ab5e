// The source files of the repository as the checks see them: their paths, their syntax, what they import.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { fromRoot } from '../root.mjs'

/** Paths below the given folders whose names end as wanted; compiled texts are nobody's source. */
export const filesBelow = (folders, ending) =>
  folders.flatMap((folder) => {
    const entries = readdirSync(fromRoot(folder), { withFileTypes: true, recursive: true })
    return entries
      .filter((entry) => entry.isFile() && ending.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(fromRoot().length))
      .filter((path) => !path.startsWith('texts/compiled/'))
      .sort()
  })

export const read = (path) => readFileSync(fromRoot(path), 'utf8')

export const parse = (path) => {
  const { program, module, errors } = parseSync(path, read(path), { lang: /x$/.test(path) ? 'tsx' : 'ts' })
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  return { body: program.body, module }
}

const { imports: aliases } = JSON.parse(read('package.json'))

/** The path a specifier leads to; undefined when it names a package. */
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

/** What a file imports: specifier, resolved path, and whether only types cross. */
export const importsOf = (path) => {
  const { module } = parse(path)
  const text = read(path)
  const fixed = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({ moduleRequest, entries })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map((entry) => ({ ...entry, entries: [entry] })),
    ),
  ].filter(({ moduleRequest }) => moduleRequest)
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  )
  return [
    ...fixed.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...lazy.map((specifier) => ({ specifier, typesOnly: false })),
  ].map((found) => ({ ...found, target: resolve(path, found.specifier) }))
}
