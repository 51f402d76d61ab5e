/** How long the check for insulting words takes for the longest text that a player can write. */
import { performance } from 'node:perf_hooks'
import { demoPosts } from '#server/demo/posts.ts'
import { loadWordCheck } from '#server/words/word-check.ts'
import type { Result } from './report.ts'

const rounds = 300

/** The fastest of many, in milliseconds: what the check takes if nothing else runs. */
const measure = (check: (text: string) => boolean, text: string): number => {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    check(text)
    return performance.now() - start
  })
  return Math.min(...times)
}

const fill = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

const textsOf = (language: 'en' | 'de'): string =>
  demoPosts
    .filter(({ primaryLanguage = 'en' }) => primaryLanguage === language)
    .map(({ title, description }) => [title, description].join('\n'))
    .join('\n')

const otherAlphabets = {
  ru: 'Ищем двух стрелков и медика на сегодняшний вечер, старт из Лорвилля. ',
  ja: '今夜のミッションで砲手と衛生兵を募集しています。集合場所はロービルです。',
}

/** Texts that keep each part of the check busy. */
const hostileUnits = ['scunthorpe ', 'snigger', 'a.', 'a!', '1.', '1', 'f4 ', 'a\u0301', 'ｆ', 'д']

export const measureWords = (): Result[] => {
  const check = loadWordCheck(undefined)
  const prose = (['en', 'de'] as const).map((language) => {
    const value = measure(check, fill(textsOf(language), 5000))
    return { name: `5,000 characters, ${language}, in ms`, value, atMost: 1, detail: '' }
  })
  const others = Object.entries(otherAlphabets).map(([language, text]) => {
    const value = measure(check, fill(text, 5000))
    return { name: `5,000 characters, ${language}, in ms`, value, atMost: 4, detail: '' }
  })
  const growths = hostileUnits.map((unit) => ({
    unit,
    short: measure(check, fill(unit, 5000)),
    long: measure(check, fill(unit, 10_000)),
  }))
  const worst = growths.reduce((a, b) => (b.long / b.short > a.long / a.short ? b : a))
  const detail = `${JSON.stringify(worst.unit)}: ${worst.short.toFixed(2)} ms, then ${worst.long.toFixed(2)} ms`
  return [
    ...prose,
    ...others,
    { name: 'twice the hostile text', value: worst.long / worst.short, atMost: 3.5, detail },
  ]
}
