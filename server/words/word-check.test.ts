import { performance } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import locations from '#contract/data/locations.json' with { type: 'json' }
import { demoPosts } from '#server/demo/posts.ts'
import { disguisedWords } from '#server/testing/hostile/disguised-words.ts'
import { innocentPhrases } from '#server/testing/hostile/innocent-phrases.ts'
import { createWordCheck, loadWordCheck } from './word-check.ts'

const isRefused = loadWordCheck(undefined)

describe('our lists', () => {
  test('find at least 60 disguises and spare at least 200 phrases', () => {
    expect(Object.values(disguisedWords).flat().length).toBeGreaterThanOrEqual(60)
    const { english, german } = innocentPhrases
    for (const phrases of [english, german]) expect(new Set(phrases).size).toBeGreaterThanOrEqual(100)
  })

  test.each(Object.entries(disguisedWords))('find words that are disguised %s', (_way, texts) => {
    expect(texts.filter((text) => !isRefused(text))).toEqual([])
    const inSentences = texts.filter((text) => !isRefused(`We start at eight, ${text} and bring a friend.`))
    expect(inSentences).toEqual([])
  })

  test.each(Object.entries(innocentPhrases))('spare innocent phrases: %s', (_language, phrases) => {
    expect(phrases.filter(isRefused)).toEqual([])
    expect(isRefused(phrases.join(' then ')), 'all of them in a row').toBe(false)
  })

  test('spare every place of the game and every text of the demo', () => {
    expect(locations.map(({ name }) => name).filter(isRefused)).toEqual([])
    const texts = demoPosts.flatMap(({ title, description, additionalRequirements = '' }) => [
      title,
      description,
      additionalRequirements,
    ])
    expect(texts.filter(isRefused)).toEqual([])
  })
})

describe('a list of an operator', () => {
  const check = createWordCheck('# ours\nfrell\n*smeg*\nbelgium*\n*frak\ngrox kisser\n!smegma\n\n***\n')

  test.each([
    ['frell', true],
    ['frelling', false],
    ['supersmeghead', true],
    ['smegma', false],
    ['belgiums', true],
    ['unbelgium', false],
    ['holyfrak', true],
    ['fraktal', false],
    ['grox kisser', true],
    ['groxkisser', true],
    ['kisser grox', false],
    ['fuck', false],
  ])('%s: %s', (text, expected) => {
    expect(check(text)).toBe(expected)
  })
})

test.each([
  'a',
  '1',
  '1.',
  'a.',
  'a!',
  'f4',
  'f4 ',
  'nig',
  'niger ',
  'snigger',
  'scunthorpe ',
  'maine coon ',
  '!',
  'д',
  'a\u0301',
  '\ufdfa',
  '\u200b',
  '(((',
  'ss',
  'f*ck',
  'a*',
  'ab ',
  'fuc k ',
  'h*r ',
  '🇫',
])('5,000 characters of %j are checked in no time', (unit) => {
  const row = unit.repeat(5000 / unit.length)
  // A letter at the end makes a search that began too early fail there.
  for (const text of [row, `${row}a`, `a${row}a!`]) {
    const isSoonChecked = () => {
      const start = performance.now()
      isRefused(text)
      return performance.now() - start < 40
    }
    // It takes a few milliseconds; steps that grow with the square of the text take a hundred and more. Whatever else
    // runs on the machine does not slow all attempts.
    expect(Array.from({ length: 20 }).some(isSoonChecked)).toBe(true)
  }
})
