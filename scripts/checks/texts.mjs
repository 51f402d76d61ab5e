// Fails on a text that is missing in a language, unlike its counterpart, unused, or written into a component.
import { basename } from 'node:path'
import { hardCodedTexts } from './jsx-texts.mjs'
import { filesBelow, read } from './sources.mjs'

const { locales, 'plugin.inlang.messageFormat': format } = JSON.parse(read('project.inlang/settings.json'))
const findings = []

/** One catalogue file, without its schema line. */
const catalogue = (locale, file) => {
  const { $schema, ...texts } = JSON.parse(read(`texts/${locale}/${file}`))
  return texts
}

/** A text is a string, or a list of variants with the words of each case. */
const wordings = (text) =>
  typeof text === 'string' ? [text] : text.flatMap(({ match }) => Object.values(match ?? {}))

const placeholders = (text) => {
  const names = wordings(text).flatMap((words) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const inputs = typeof text === 'string' ? [] : text.flatMap(({ declarations = [] }) => declarations)
  const declared = inputs.flatMap((line) => /^input (\w+)/.exec(line)?.[1] ?? [])
  return [...new Set([...names, ...declared])].sort().join(', ')
}

const filesByLocale = locales.map((locale) =>
  filesBelow([`texts/${locale}`], /\.json$/).map((path) => basename(path)),
)
const files = [...new Set(filesByLocale.flat())]

for (const file of files) {
  locales.forEach((locale, index) => {
    if (!filesByLocale[index].includes(file)) findings.push(`texts/${locale}/${file} is missing`)
  })
  if (!format.pathPattern.includes(`./texts/{locale}/${file}`)) {
    findings.push(`${file} is not listed in project.inlang/settings.json`)
  }
}

const complete = files.filter((file) => filesByLocale.every((names) => names.includes(file)))
const homeOf = new Map()
for (const file of complete) {
  const [base, ...others] = locales.map((locale) => ({ locale, texts: catalogue(locale, file) }))
  for (const key of new Set([base, ...others].flatMap(({ texts }) => Object.keys(texts)))) {
    if (homeOf.has(key)) findings.push(`${key} is in ${homeOf.get(key)} and in ${file}`)
    homeOf.set(key, file)
    for (const { locale, texts } of [base, ...others]) {
      const where = `texts/${locale}/${file}: ${key}`
      if (!Object.hasOwn(texts, key)) findings.push(`${where} is missing`)
      else if (wordings(texts[key]).some((words) => words.trim() === '')) findings.push(`${where} is empty`)
      else if (base.texts[key] && placeholders(texts[key]) !== placeholders(base.texts[key])) {
        findings.push(`${where} fills {${placeholders(texts[key])}}, not {${placeholders(base.texts[key])}}`)
      }
    }
  }
}

const code = filesBelow(['web', 'server'], /\.tsx?$/)
  .map(read)
  .join('\n')
const wordsInCode = new Set(code.match(/\w+/g))
for (const [key, file] of homeOf) if (!wordsInCode.has(key)) findings.push(`${file}: ${key} is used nowhere`)

// The gallery is for developers and shows components with words of its own.
const components = filesBelow(['web'], /\.tsx$/).filter((path) => !/^web\/gallery\/|\.test\.tsx$/.test(path))
for (const path of components) findings.push(...hardCodedTexts(path))

for (const finding of findings) console.error(finding)
console.log(
  `Texts: ${homeOf.size} in ${locales.join(' and ')}, ${components.length} components, ${findings.length} findings`,
)
process.exitCode = findings.length > 0 ? 1 : 0
