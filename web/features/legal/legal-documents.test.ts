import { expect, test } from 'vitest'
import { paths } from '#web/paths.ts'
import type { LegalText } from './legal-document.ts'
import { legalDocuments } from './legal-documents.ts'
import { lineParts } from './line-parts.ts'

const operator = {
  operatorName: 'Jane Doe',
  operatorAddress: ['Example Street 1', '12345 Example Town'],
  operatorEmail: 'jane@example.org',
}

const documents = Object.entries(legalDocuments).map(([name, { de, en }]) => [name, de, en] as const)

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

test.each(Object.entries(legalDocuments))('the date of %s is a day that has come', (_name, { updated }) => {
  if (updated === undefined) return
  const day = new Date(updated)
  expect(day.toISOString().slice(0, 10)).toBe(updated)
  expect(day.getTime()).toBeLessThanOrEqual(Date.now())
})
