/** A backup: gzip with its checksum, the header in the first line, a row in each other. */
import { createReadStream, existsSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import {
  formatVersion,
  fromOtherVersion,
  type Header,
  headerSchema,
  headerStart,
  isVersion,
  requireKnownMigrations,
} from './header.ts'
import type { Snapshot } from './snapshot.ts'
import { isSourceOnly } from './tables.ts'

const chunkCharacters = 100_000

async function* chunksOf({ header, lines }: Snapshot): AsyncGenerator<string> {
  let text = `${JSON.stringify(header)}\n`
  for await (const line of lines) {
    text += `${line}\n`
    if (text.length < chunkCharacters) continue
    yield text
    text = ''
  }
  yield text
}

/** Closes the file. */
export const writeBackupFile = (file: FileHandle, snapshot: Snapshot): Promise<void> =>
  pipeline(Readable.from(chunksOf(snapshot)), createGzip(), file.createWriteStream({ flush: true }))

const newline = 10
/** Far beyond ours. What is not a backup may have no line at all. */
const longestHeader = 1024 * 1024
/** Far beyond the largest picture. */
const longestLine = 64 * 1024 * 1024

/** The bytes can be read, but make no lines. */
class BrokenLineError extends Error {}

/** Not by node:readline, which also ends a line at characters that players can write. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = []
  let length = 0
  let longest = longestHeader
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString()
      start = end + 1
      rest = []
      length = 0
      longest = longestLine
    }
    rest.push(chunk.subarray(start))
    length += chunk.length - start
    if (length > longest) throw new BrokenLineError('A line is too long')
  }
  if (length > 0) throw new BrokenLineError('The last line is cut off')
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
  if (data.formatVersion > formatVersion) throw fromOtherVersion(path)
  const { success: isComplete, data: header } = headerSchema.safeParse(json)
  if (!isComplete || header.tables.some(isSourceOnly)) throw notABackup(path)
  requireKnownMigrations(header, path)
  if (!isVersion(header.migrations)) throw notABackup(path)
  return header
}

const readFile = async (
  path: string,
  use: (lines: AsyncGenerator<string>) => Promise<void>,
): Promise<void> => {
  const bytes = createGunzip()
  // An error of either stream is thrown to the reader of this one.
  pipeline(createReadStream(path), bytes).catch(() => undefined)
  await use(linesOf(bytes)).finally(() => bytes.destroy())
}

/** Whether the file is to blame, and not the disk or its permissions. */
const isBroken = (error: unknown): boolean =>
  error instanceof BrokenLineError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))

/** Reads the file to its end: what is wrong with it shows before anything is written. */
export const checkBackupFile = async (path: string): Promise<Header> => {
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`)
  let header: Header | undefined
  let expected = 0
  let rows = 0
  try {
    await readFile(path, async (lines) => {
      for await (const line of lines) {
        if (header) rows += 1
        else {
          header = parseHeader(line, path)
          expected = header.tables.reduce((sum, table) => sum + table.rows, 0)
        }
        // However many more there are: a small file can hold billions of empty lines.
        if (rows > expected) throw damaged(path, `it has more than ${expected} rows`)
      }
    })
  } catch (error) {
    if (!isBroken(error)) throw error
    throw header ? damaged(path, 'its checksum is wrong, or its end is missing') : notABackup(path)
  }
  if (!header) throw notABackup(path)
  if (rows !== expected) throw damaged(path, `it has ${rows} rows instead of ${expected}`)
  return header
}

export const readBackupFile = (path: string, use: (snapshot: Snapshot) => Promise<void>): Promise<void> =>
  readFile(path, async (lines) => {
    const { value } = await lines.next()
    await use({ header: parseHeader(value ?? '', path), lines })
  })
