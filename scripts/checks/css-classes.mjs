// Finds classes that a component names and its CSS module does not have, and classes that no component names.
import { Visitor } from 'vite'

/** @typedef {import('./sources.mjs').Sources} Sources */

/** @type {(css: string) => Set<string>} */
const classesOf = (css) => {
  const selectors = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|:global\([^)]*\)/g, '')
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].flatMap(([, name]) => name ?? []))
}

/**
 * The classes that a module reads from its CSS modules. `styles[size]` can be any of them.
 *
 * @param {string} path
 * @param {Sources} sources
 */
const usesIn = (path, { parse, resolve }) => {
  const { program, module } = parse(path)
  /** @type {Map<string, string>} */
  const modules = new Map()
  for (const { moduleRequest, entries } of module.staticImports) {
    const target = resolve(path, moduleRequest.value)
    for (const { localName } of entries) {
      if (target?.endsWith('.module.css')) modules.set(localName.value, target)
    }
  }
  /** @type {{ css: string, name: string | undefined }[]} */
  const uses = []
  new Visitor({
    MemberExpression: ({ object, property, computed }) => {
      const css = object.type === 'Identifier' ? modules.get(object.name) : undefined
      if (css)
        uses.push({ css, name: !computed && property.type === 'Identifier' ? property.name : undefined })
    },
  }).visit(program)
  return uses
}

/** @type {(sources: Sources) => string[]} */
export const findCssFaults = (sources) => {
  const { read, filesBelow } = sources
  const sheets = new Map(
    filesBelow(['web'], /\.module\.css$/).map((path) => [
      path,
      { classes: classesOf(read(path)), used: new Set() },
    ]),
  )
  /** @type {string[]} */
  const findings = []
  for (const path of filesBelow(['web'], /\.tsx?$/)) {
    for (const { css, name } of usesIn(path, sources)) {
      const sheet = sheets.get(css)
      if (name !== undefined && !sheet?.classes.has(name))
        findings.push(`${path}: ${css} has no class ${name}`)
      for (const used of name === undefined ? (sheet?.classes ?? []) : [name]) sheet?.used.add(used)
    }
  }
  for (const [path, { classes, used }] of sheets) {
    for (const name of classes) if (!used.has(name)) findings.push(`${path}: nothing uses the class ${name}`)
  }
  return findings
}
