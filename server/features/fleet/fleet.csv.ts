/** Reads and writes CSV (RFC 4180), including the separators of spreadsheets in other languages. */
import { CsvError, parse } from 'csv-parse/sync'

const separators = [',', ';', '\t']

const count = (text: string, part: string): number => text.split(part).length - 1

/** The separator that occurs most often in the first line. */
const separatorOf = (text: string): string => {
  const [header = ''] = text.split(/[\r\n]/, 1)
  return separators.reduce((best, each) => (count(header, each) > count(header, best) ? each : best))
}

/** Far more than exports have, including blank lines. */
const mostLines = 20_000

/** Rows of fields without blank rows, at most one more than `maxRows`. Undefined if the text is not CSV. */
export const readCsv = (text: string, maxRows: number): string[][] | undefined => {
  if (text.split(/\r\n|\r|\n/, mostLines + 1).length > mostLines) return undefined
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      // Many programs write a space after the separator.
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: maxRows + 1,
    })
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

// Values that spreadsheets would run as a formula. A quote before them keeps them texts; reading removes it again.
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
