/** Reads and writes CSV (RFC 4180), also with the separators of other languages' spreadsheets. */

const separators = [',', ';', '\t'] as const
type Separator = (typeof separators)[number]

const count = (text: string, part: string): number => text.split(part).length - 1

/** The one that the first line has most of. */
const separatorOf = (text: string): Separator => {
  const [header = ''] = text.split(/[\r\n]/, 1)
  return separators.reduce((best, each) => (count(header, each) > count(header, best) ? each : best))
}

const plainField: Record<Separator, RegExp> = {
  ',': /[^,\r\n]*/y,
  ';': /[^;\r\n]*/y,
  '\t': /[^\t\r\n]*/y,
}

/** The field that begins at `start`, and where it ends. Undefined if its quote is never closed. */
const readField = (text: string, start: number, separator: Separator) => {
  if (text[start] !== '"') {
    const pattern = plainField[separator]
    pattern.lastIndex = start
    const [value = ''] = pattern.exec(text) ?? []
    return { value, end: start + value.length }
  }
  let quote = text.indexOf('"', start + 1)
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  if (quote < 0) return undefined
  return { value: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 }
}

/** Rows of fields, one more than `maxRows` at most. Undefined for what is not CSV. */
export const readCsv = (text: string, maxRows: number): string[][] | undefined => {
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at < text.length && rows.length <= maxRows; ) {
    // Many programs write a space after the separator.
    while (text[at] === ' ') at += 1
    const field = readField(text, at, separator)
    if (!field) return undefined
    row.push(field.value.trim())
    at = field.end
    if (text[at] === separator) {
      at += 1
      continue
    }
    if (at < text.length && text[at] !== '\r' && text[at] !== '\n') return undefined
    rows.push(row)
    row = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  // The text ended after a separator.
  if (row.length > 0) rows.push(row)
  return rows
}

// What spreadsheets would run as a formula. A quote before it keeps it a text, and goes when it is read again.
const formula = /^'*[=+\-@\t\r]/
const escapedFormula = /^'+[=+\-@\t\r]/

export const unescapeFormula = (value: string): string =>
  escapedFormula.test(value) ? value.slice(1) : value

const writeField = (value: string): string => {
  const text = formula.test(value) ? `'${value}` : value
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(writeField).join(',')}\r\n`).join('')
