/** Writes iCalendar, RFC 5545: lines of at most 75 octets that end with CRLF, and texts that cannot leave their line. */

const maxOctets = 75

/** What calendars split lines at, besides LF. */
const lineBreaks = /\r\n?|[\u2028\u2029]/g
/** Control characters, which no text may have, and those that turn the reading direction of what follows. */
const unwanted = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu

const escaped = (text: string): string =>
  text
    .replace(lineBreaks, '\n')
    .replace(unwanted, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

const octetsOf = (character: string): number => {
  const codePoint = character.codePointAt(0) ?? 0
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x1_0000 ? 3 : 4
}

/** Breaks between characters, never within the bytes of one. The space that begins each further line counts. */
const folded = (line: string): string => {
  let written = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > maxOctets) {
      written += '\r\n '
      octets = 1
    }
    written += character
    octets += size
  }
  return written
}

/** A line with a value of another type than text, such as a time: it must not come from a player. */
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

export const fileOf = (lines: readonly string[]): Uint8Array =>
  Buffer.from(lines.map((line) => `${folded(line)}\r\n`).join(''))
