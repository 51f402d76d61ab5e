/** Commands for the operator that copy the whole database: `npm run backup`, `npm run restore`, `npm run move`. */
import { readConfig } from './config.ts'
import { commands, usage } from './transfer/commands.ts'

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // A refused connection to a host with several addresses has only a code.
  return error.message || ('code' in error ? String(error.code) : error.name)
}
const print = (line: string) => process.stdout.write(`${line}\n`)
const printError = (error: unknown) => process.stderr.write(`${messageOf(error)}\n`)

const run = async (): Promise<void> => {
  const [name = '', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(usage)
  await command(args, readConfig(), { print, printError })
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    printError(error)
    process.exit(1)
  },
)
