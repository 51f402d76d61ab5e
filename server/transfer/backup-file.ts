/** A backup: gzip with its checksum, the header in the first line, a row in each other. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import {
  formatVersion,
  fromNewerVersion,
  type Header,
  header,
  headerStart,
  requireKnownMigrations,
} from './header.ts'
import type { Snapshot } from './snapshot.ts'

const chunkCharacters = 100_000

async function* textOf({ header, lines }: Snapshot): AsyncGenerator<string> {
  let text = `${JSON.stringify(header)}\n`
  for await (const line of lines) {
    text += `${line}\n`
    if (text.length < chunkCharacters) continue
    yield text
    text = ''
  }
  yield text
}

/** Only for its owner: it holds sessions and mail addresses. */
export const writeBackupFile = (path: string, snapshot: Snapshot): Promise<void> =>
  pipeline(
    Readable.from(textOf(snapshot)),
    createGzip(),
    createWriteStream(path, { mode: 0o600, flush: true }),
  )

const newline = 10
/** Far beyond the largest picture. What is not a backup may have no line at all. */
const longestLine = 64 * 1024 * 1024

/** Not by node:readline, which also ends a line at characters that players can write. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString()
      start = end + 1
      rest = []
      length = 0
    }
    rest.push(chunk.subarray(start))
    length += chunk.length - start
    if (length > longestLine) throw new Error('A line is too long')
  }
  if (length > 0) throw new Error('The last line is cut off')
}

const notABackup = (path: string) => new Error(`${path} is not a backup of CrewBeacon.`)
const damaged = (path: string, why: string) => new Error(`${path} is damaged: ${why}.`)

const jsonOf = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const parseHeader = (line: string, path: string): Header => {
  const json = jsonOf(line)
  const { success, data } = headerStart.safeParse(json)
  if (!success) throw notABackup(path)
  if (data.formatVersion > formatVersion) throw fromNewerVersion(path)
  const { success: isWhole, data: whole } = header.safeParse(json)
  if (!isWhole) throw notABackup(path)
  return whole
}

const readFile = <T>(path: string, use: (lines: AsyncGenerator<string>) => Promise<T>): Promise<T> =>
  pipeline(createReadStream(path), createGunzip(), (chunks: AsyncIterable<Buffer>) => use(linesOf(chunks)))

/** Reads the file to its end: what is wrong with it shows before anything is written. */
export const checkBackupFile = async (path: string): Promise<Header> => {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`)
  let first: string | undefined
  let rows = -1
  try {
    await readFile(path, async (lines) => {
      for await (const line of lines) {
        first ??= line
        rows += 1
      }
    })
  } catch {
    throw first === undefined
      ? notABackup(path)
      : damaged(path, 'its checksum is wrong, or its end is missing')
  }
  const header = parseHeader(first ?? '', path)
  requireKnownMigrations(header, path)
  const expected = header.tables.reduce((sum, table) => sum + table.rows, 0)
  if (rows !== expected) throw damaged(path, `it has ${rows} rows instead of ${expected}`)
  return header
}

export const readBackupFile = (path: string, use: (snapshot: Snapshot) => Promise<void>): Promise<void> =>
  readFile(path, async (lines) => {
    const { value } = await lines.next()
    await use({ header: parseHeader(value ?? '', path), lines })
    // A stream that is not read to its end fails.
    await lines.next()
  })
