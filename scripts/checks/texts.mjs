// Fails on a text that one language lacks, whose placeholders differ between languages, that nothing uses, that is
// written into a component, or that has a word for something that there is not.
import { fromRoot } from '../root.mjs'
import { hardCodedTexts } from './jsx-texts.mjs'
import { createSources } from './sources.mjs'

const sources = createSources(fromRoot())
const { filesBelow, read } = sources

/**
 * A text is a string, or a list of variants with one text for each case.
 *
 * @typedef {string | { declarations?: string[], match?: Record<string, string> }[]} Text
 */

/** @type {{ locales: string[], 'plugin.inlang.messageFormat': { pathPattern: string[] } }} */
const { locales, 'plugin.inlang.messageFormat': format } = JSON.parse(read('project.inlang/settings.json'))
/** @type {string[]} */
const findings = []

/**
 * One catalogue file, without its schema line.
 *
 * @type {(locale: string, file: string) => Record<string, Text>}
 */
const catalogue = (locale, file) => {
  const { $schema, ...texts } = JSON.parse(read(`texts/${locale}/${file}`))
  return texts
}

const stringsOf = (/** @type {Text} */ text) =>
  typeof text === 'string' ? [text] : text.flatMap(({ match }) => Object.values(match ?? {}))

const placeholders = (/** @type {Text} */ text) => {
  const names = stringsOf(text).flatMap((string) =>
    [...string.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  )
  const inputs = typeof text === 'string' ? [] : text.flatMap(({ declarations = [] }) => declarations)
  const declared = inputs.flatMap((line) => /^input (\w+)/.exec(line)?.[1] ?? [])
  return [...new Set([...names, ...declared])].sort().join(', ')
}

/** Every post carries a discussion, and there is no forum. Discord has channels of this name. */
const refusedWord = /\bforums?\b(?! channel)|\bforen\b/i

const filesByLocale = locales.map((locale) =>
  filesBelow([`texts/${locale}`], /\.json$/).map((path) => path.replace(`texts/${locale}/`, '')),
)
const files = [...new Set(filesByLocale.flat())]

for (const file of files) {
  locales.forEach((locale, index) => {
    if (!filesByLocale[index]?.includes(file)) findings.push(`texts/${locale}/${file} is missing`)
  })
  if (!format.pathPattern.includes(`./texts/{locale}/${file}`)) {
    findings.push(`${file} is not listed in project.inlang/settings.json`)
  }
}

const complete = files.filter((file) => filesByLocale.every((names) => names.includes(file)))
/** @type {Map<string, string>} */
const fileOf = new Map()
for (const file of complete) {
  const catalogues = locales.map((locale) => ({ locale, texts: catalogue(locale, file) }))
  for (const key of new Set(catalogues.flatMap(({ texts }) => Object.keys(texts)))) {
    if (fileOf.has(key)) findings.push(`${key} is in ${fileOf.get(key)} and in ${file}`)
    fileOf.set(key, file)
    const expected = placeholders(catalogues[0]?.texts[key] ?? '')
    for (const { locale, texts } of catalogues) {
      const where = `texts/${locale}/${file}: ${key}`
      const text = texts[key]
      if (text === undefined) findings.push(`${where} is missing`)
      else if (stringsOf(text).some((string) => string.trim() === '')) findings.push(`${where} is empty`)
      else if (stringsOf(text).some((string) => refusedWord.test(string))) {
        findings.push(`${where} speaks of a forum: it is a discussion, or the community site`)
      } else if (placeholders(text) !== expected) {
        findings.push(`${where} fills {${placeholders(text)}}, not {${expected}}`)
      }
    }
  }
}

const code = filesBelow(['web', 'server'], /\.tsx?$/)
  .map(read)
  .join('\n')
const wordsInCode = new Set(code.match(/\w+/g))
for (const [key, file] of fileOf) if (!wordsInCode.has(key)) findings.push(`${file}: ${key} is used nowhere`)

// The gallery is for developers and has texts of its own.
const components = filesBelow(['web'], /\.tsx$/).filter((path) => !/^web\/gallery\/|\.test\.tsx$/.test(path))
for (const path of components) findings.push(...hardCodedTexts(sources, path))

for (const finding of findings) console.error(finding)
console.log(
  `Texts: ${fileOf.size} in ${locales.join(' and ')}, ${components.length} components, ${findings.length} findings`,
)
process.exitCode = findings.length > 0 ? 1 : 0
