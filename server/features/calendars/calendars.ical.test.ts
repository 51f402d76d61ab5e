import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCalendar, unfold } from '#server/testing/calendar-files.ts'
import { componentOf, fileOf, textLine, timeLine, valueLine } from './calendars.ical.ts'

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({
    unit: fc.constantFrom('\r', '\n', '\\', ',', ';', ':', 'n', 'ü', '👩‍🚀', '\u2028', '\0'),
    maxLength: 400,
  }),
)

/**
 * What a calendar may change in a text: control characters and those that change its direction are removed, line breaks
 * become LF.
 */
const kept = (text: string) =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu, '')

test('every text comes out of a calendar as it went in, on lines of at most 75 octets', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const bytes = Buffer.from(fileOf(componentOf('VEVENT', [textLine('SUMMARY', text)])))
      const lines = bytes.toString('latin1').split('\r\n')
      expect(lines.pop()).toBe('')
      for (const line of lines) {
        expect(line.length).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
        // No line begins or ends within the bytes of a character.
        expect(Buffer.from(line, 'latin1').toString('utf8')).not.toContain('\ufffd')
      }
      expect(parseCalendar(bytes.toString('utf8'))).toEqual([
        { name: 'VEVENT', SUMMARY: kept(text), parts: [] },
      ])
    }),
    { numRuns: 500 },
  )
})

test('a line is folded only when it has to be, and the space of the next one counts', () => {
  const lineOf = (length: number) => Buffer.from(fileOf([valueLine('X', 'a'.repeat(length - 2))])).toString()
  expect(lineOf(75)).toBe(`X:${'a'.repeat(73)}\r\n`)
  expect(lineOf(150)).toBe(`X:${'a'.repeat(73)}\r\n ${'a'.repeat(74)}\r\n ${'a'.repeat(1)}\r\n`)
  expect(unfold(lineOf(150))).toEqual([`X:${'a'.repeat(148)}`])
})

test('times are in UTC, without their parts of a second', () => {
  expect(timeLine('DTSTART', new Date('2026-11-14T19:30:00.999Z'))).toBe('DTSTART:20261114T193000Z')
})
