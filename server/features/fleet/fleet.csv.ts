/** Reads and writes CSV (RFC 4180), including the separators of spreadsheets in other languages. */
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'

const separators = [',', ';', '\t']

const count = (text: string, part: string): number => text.split(part).length - 1

/** The separator that occurs most often in the first line. */
const separatorOf = (header: string): string =>
  separators.reduce((best, each) => (count(header, each) > count(header, best) ? each : best))

/** Far more than exports have: lines, including blank ones, and in each line bytes and columns. */
const most = { lines: 20_000, bytes: 10 * 1024, columns: 100 }

export type CsvProblem = 'unreadable' | 'line_too_long'

/** Of a line as it is typed: a row whose quoted fields have line breaks has several. */
const isTooLong = (line: string, separator: string): boolean =>
  Buffer.byteLength(line) > most.bytes || line.split(separator, most.columns + 1).length > most.columns

/** In bytes. To parse one takes a few milliseconds at most: other requests are answered in between. */
const pieceSize = 2 * 1024

const piecesOf = async function* (bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += pieceSize) {
    yield bytes.subarray(start, start + pieceSize)
    await setImmediate()
  }
}

/** Rows of fields without blank rows, at most one more than `maxRows`, or why there are none. */
export const readCsv = async (text: string, maxRows: number): Promise<string[][] | CsvProblem> => {
  const lines = text.split(/\r\n|\r|\n/, most.lines + 1)
  const delimiter = separatorOf(lines[0] ?? '')
  if (lines.length > most.lines) return 'unreadable'
  if (lines.some((line) => isTooLong(line, delimiter))) return 'line_too_long'
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    // Many programs write a space after the separator.
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  const source = Readable.from(piecesOf(Buffer.from(text)))
  const rows: string[][] = []
  try {
    for await (const row of source.pipe(parser) as AsyncIterable<string[]>) {
      if (row.length > most.columns) return 'line_too_long'
      if (row.every((value) => value === '')) continue
      rows.push(row)
      if (rows.length > maxRows) break
    }
    return rows
  } catch (error) {
    if (error instanceof CsvError) return 'unreadable'
    throw error
  } finally {
    source.destroy()
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

/** With the byte order mark that Excel needs to read UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(writeField).join(',')}\r\n`).join('')}`
