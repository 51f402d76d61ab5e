/** The command for the operator that tells Discord about the app: `npm run discord -- register`. */
import { readConfig } from './config.ts'
import { registerCommands } from './features/discord-app/discord-app-setup.service.ts'

const run = async (): Promise<string> => {
  if (process.argv[2] !== 'register') throw new Error('Usage: npm run discord -- register')
  const count = await registerCommands(readConfig())
  return `Discord knows the commands now: ${count}.`
}

run().then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
