import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

test.each([
  [1, 'Too many attempts. Please try again in 1 second.'],
  [59, 'Too many attempts. Please try again in 59 seconds.'],
  [61, 'Too many attempts. Please try again in 61 seconds.'],
  [101, 'Too many attempts. Please try again in 2 minutes.'],
  [5999, 'Too many attempts. Please try again in 100 minutes.'],
  [6000, 'Too many attempts. Please try again in 2 hours.'],
  [86_400, 'Too many attempts. Please try again in 24 hours.'],
])('%i seconds to wait', (seconds, text) => {
  expect(waitText(seconds, 'en')).toBe(text)
})

test('in German too', () => {
  expect(waitText(86_400, 'de')).toBe('Zu viele Versuche. Bitte versuche es in 24 Stunden noch einmal.')
})
