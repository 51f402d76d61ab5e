/** Commands for the operator that copy the whole database: `npm run backup`, `npm run restore`, `npm run move`. */
import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { connect } from './db/connect.ts'
import { silentLog } from './log.ts'
import { backUp, requireNewFile } from './transfer/backup.ts'
import { isPostgres, openForBackup, openPlace, openSource } from './transfer/databases.ts'
import { move } from './transfer/move.ts'
import { backUpRepeatedly, parseInterval } from './transfer/recurring-backups.ts'
import { restore } from './transfer/restore.ts'

const usage = `Usage:
  npm run backup -- FILE                           writes a backup, also while the server runs
  npm run backup -- --every 6h --keep 14 FOLDER    writes one every 6 hours (or 30m, 1d) and keeps the last 14
  npm run restore -- FILE                          fills the empty database of this configuration from a backup
  npm run move -- postgres://…                     copies the embedded database in DATA_DIR to an empty Postgres
  npm run move -- FROM TO                          the same between any two: postgres://… or a data folder`

const print = (line: string) => process.stdout.write(`${line}\n`)
const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // A refused connection to a host with several addresses has only a code.
  return error.message || ('code' in error ? String(error.code) : error.name)
}
const printError = (error: unknown) => process.stderr.write(`${textOf(error)}\n`)

const megabytes = (file: string) => `${(statSync(file).size / 1_000_000).toFixed(1)} MB`

const backUpTo = async (file: string): Promise<void> => {
  requireNewFile(file)
  await backUp(await openForBackup(readConfig()), file, print)
  print(`The backup is in ${file} (${megabytes(file)}).`)
}

const runBackup = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { every: { type: 'string' }, keep: { type: 'string' } },
    allowPositionals: true,
  })
  const [place, ...rest] = positionals
  if (place === undefined || rest.length > 0) throw new Error(usage)
  if (values.every === undefined && values.keep === undefined) return backUpTo(place)
  const everyMs = parseInterval(values.every ?? '')
  if (everyMs === undefined || !/^[1-9]\d*$/.test(values.keep ?? '')) throw new Error(usage)
  await backUpRepeatedly({ folder: place, everyMs, keep: Number(values.keep) }, backUpTo, printError)
}

const runRestore = async ([file, ...rest]: readonly string[]): Promise<void> => {
  if (file === undefined || rest.length > 0) throw new Error(usage)
  const createdAt = await restore(file, () => connect(readConfig(), silentLog), print)
  print(`The backup of ${createdAt} is restored. Mails and jobs that waited then will not be sent.`)
}

const runMove = async (args: readonly string[]): Promise<void> => {
  const config = readConfig()
  const [from, to, ...rest] = args.length === 1 ? [config.dataDir, ...args] : args
  if (from === undefined || to === undefined || rest.length > 0) throw new Error(usage)
  if (!isPostgres(to) && args.length === 1) throw new Error(usage)
  const takesOver = !isPostgres(from)
  const source = await openSource(config, from)
  try {
    const target = await openPlace(config, to)
    try {
      await move(source, target, takesOver, print)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
  print(
    takesOver
      ? 'Everything is copied, and the old database was left as it is. Start the server with the new one only.'
      : 'Everything is copied but the mails and jobs that wait, which are still sent from the old database.',
  )
}

const commands: Record<string, (args: readonly string[]) => Promise<void>> = {
  backup: runBackup,
  restore: runRestore,
  move: runMove,
}

const run = async (): Promise<void> => {
  const [verb = '', ...args] = process.argv.slice(2)
  const command = commands[verb]
  if (!command) throw new Error(usage)
  await command(args)
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    printError(error)
    process.exit(1)
  },
)
