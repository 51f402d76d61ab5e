import { expect, test } from 'vitest'
import { paths } from '#web/paths.ts'
import { impressum as impressumDe } from './documents/impressum.de.ts'
import { impressum as impressumEn } from './documents/impressum.en.ts'
import { privacy as privacyDe } from './documents/privacy.de.ts'
import { privacy as privacyEn } from './documents/privacy.en.ts'
import { rules as rulesDe } from './documents/rules.de.ts'
import { rules as rulesEn } from './documents/rules.en.ts'
import { terms as termsDe } from './documents/terms.de.ts'
import { terms as termsEn } from './documents/terms.en.ts'
import type { LegalText } from './legal-document.ts'
import { lineParts } from './line-parts.ts'

const operator = {
  operatorName: 'Jane Doe',
  operatorAddress: ['Example Street 1', '12345 Example Town'],
  operatorEmail: 'jane@example.org',
}

const documents = [
  ['impressum', impressumDe, impressumEn],
  ['privacy', privacyDe, privacyEn],
  ['terms', termsDe, termsEn],
  ['rules', rulesDe, rulesEn],
] as const

const shape = ({ sections }: LegalText) =>
  sections.map(({ id, blocks }) => [
    id,
    blocks.map((block) => (typeof block === 'string' ? 1 : block.length)),
  ])

const targets = ({ sections }: LegalText): string[] =>
  sections
    .flatMap(({ blocks }) => blocks.flat())
    .flatMap((line) => lineParts(line).flatMap(({ target }) => target ?? []))

test.each(documents)('%s says the same in both languages, section by section', (_name, german, english) => {
  expect(shape(english(operator))).toEqual(shape(german(operator)))
  expect(targets(english(operator))).toEqual(targets(german(operator)))
})

test.each(documents)('the links of %s lead to pages that there are', (_name, german) => {
  const known = new Set<string>(Object.values(paths))
  for (const target of targets(german(operator))) {
    const isKnown = known.has(target.split(/[?#]/)[0] ?? '')
    expect(isKnown || target === 'mailto:jane@example.org' || target.startsWith('https://')).toBe(true)
  }
})
