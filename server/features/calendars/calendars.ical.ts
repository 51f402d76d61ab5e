/** Writes iCalendar, RFC 5545: lines of at most 75 octets that end with CRLF, and texts that stay on their line. */

const maxOctets = 75

/** Where calendars split lines, besides LF. */
const lineBreaks = /\r\n?|[\u2028\u2029]/g
/** Control characters, which no text may have, and those that change the direction of the text that follows. */
const unwanted = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu

const escaped = (text: string): string =>
  text
    .replace(lineBreaks, '\n')
    .replace(unwanted, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

const lineEnd = Buffer.from('\r\n')
const continuation = Buffer.from('\r\n ')

const isWithinCharacter = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80

/** Breaks between characters, never within the bytes of one. The space that begins each further line counts. */
const folded = (line: string): Buffer[] => {
  const bytes = Buffer.from(line)
  const parts: Buffer[] = []
  let start = 0
  let room = maxOctets
  while (bytes.length - start > room) {
    let end = start + room
    while (isWithinCharacter(bytes[end])) end -= 1
    parts.push(bytes.subarray(start, end), continuation)
    start = end
    room = maxOctets - 1
  }
  return [...parts, bytes.subarray(start), lineEnd]
}

/** A line whose value is not a text, such as a time. The value is not escaped, so it must not come from a player. */
export const valueLine = (name: string, value: string | number): string => `${name}:${value}`

export const textLine = (name: string, text: string): string => `${name}:${escaped(text)}`

/** 20261114T193000Z */
export const timeLine = (name: string, time: Date): string =>
  valueLine(name, time.toISOString().replace(/[-:]|\.\d+/g, ''))

export const componentOf = (name: string, lines: readonly string[]): string[] => [
  `BEGIN:${name}`,
  ...lines,
  `END:${name}`,
]

export const fileOf = (lines: readonly string[]): Uint8Array => Buffer.concat(lines.flatMap(folded))
