/** The commands as operators type them: `backup`, `restore` and `move`, each with its arguments. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '#server/config.ts'
import { backUp } from './backup.ts'
import { openForBackup, openOwn, openSource, openTarget } from './databases.ts'
import { move } from './move.ts'
import type { Print } from './progress.ts'
import { backUpRepeatedly, parseInterval } from './recurring-backups.ts'
import { restore } from './restore.ts'

export const usage = `Usage:
  npm run backup -- FILE                           writes a backup, also while the server runs
  npm run backup -- --every 6h --keep 14 FOLDER    writes one every 6 hours (or 30m, 1d) and keeps the last 14
  npm run restore -- FILE                          fills the empty database of this configuration from a backup
  npm run move -- postgres://…                     moves the embedded database in DATA_DIR to an empty Postgres
  npm run move -- FROM TO                          from and to either: postgres://… or a data folder`

interface Terminal {
  readonly print: Print
  readonly printError: (error: unknown) => void
}
type Command = (args: readonly string[], config: Config, terminal: Terminal) => Promise<void>

const megabytes = (file: string) => `${(statSync(file).size / 1_000_000).toFixed(1)} MB`

const backup: Command = async (args, config, { print, printError }) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { every: { type: 'string' }, keep: { type: 'string' } },
    allowPositionals: true,
  })
  const [path, ...rest] = positionals
  if (path === undefined || rest.length > 0) throw new Error(usage)
  const backUpTo = async (file: string): Promise<void> => {
    await backUp(file, () => openForBackup(config), print)
    print(`The backup is in ${file} (${megabytes(file)}).`)
  }
  if (values.every === undefined && values.keep === undefined) return backUpTo(path)
  const everyMs = parseInterval(values.every ?? '')
  if (everyMs === undefined) throw new Error('--every has to be like 30m, 6h or 1d, and at most 24d.')
  if (!/^[1-9]\d*$/.test(values.keep ?? ''))
    throw new Error('--keep has to be a number: how many backups stay.')
  await backUpRepeatedly({ folder: path, everyMs, keep: Number(values.keep) }, backUpTo, printError)
}

const restoreFile: Command = async ([file, ...rest], config, { print }) => {
  if (file === undefined || rest.length > 0) throw new Error(usage)
  const createdAt = await restore(file, () => openOwn(config), print)
  print(`The backup of ${createdAt} is restored. Mails and jobs that waited then will not be sent.`)
}

const moveAll: Command = async (args, config, { print }) => {
  const [from, to, ...rest] = args.length === 1 ? [config.dataDir, ...args] : args
  if (from === undefined || to === undefined || rest.length > 0) throw new Error(usage)
  // One folder alone could be meant as either.
  if (args.length === 1 && !to.includes('://')) throw new Error(usage)
  if (resolve(from) === resolve(to))
    throw new Error('Both are the same database. Choose an empty one to move to.')
  const source = await openSource(config, from)
  try {
    const target = await openTarget(config, to)
    try {
      await move(source, target, print)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
  print(
    source.embedded
      ? 'Everything is moved, and the old database was left as it is. Start the server with the new one only.'
      : 'Everything is copied but the mails and jobs that wait, which the old database goes on sending.',
  )
}

export const commands: Readonly<Record<string, Command>> = { backup, restore: restoreFile, move: moveAll }
