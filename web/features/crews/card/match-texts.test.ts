import { expect, test } from 'vitest'
import type { MatchReason } from '#contract/crews/matching.ts'
import { reasonText } from './match-texts.ts'

test.each<[MatchReason, string]>([
  [{ kind: 'language', language: 'de' }, 'You speak German'],
  [{ kind: 'hours' }, 'In your hours'],
  [{ kind: 'some_hours' }, 'Partly in your hours'],
  [{ kind: 'seat', category: 'medical' }, 'Seat you have flown: Medical'],
  [{ kind: 'rating' }, 'Well-rated leader'],
  [{ kind: 'region' }, 'On a server that you play on'],
  [{ kind: 'zone' }, 'Same time zone'],
  [{ kind: 'fresh' }, 'New post'],
])('%o reads "%s"', (reason, text) => {
  expect(reasonText(reason)).toBe(text)
})
