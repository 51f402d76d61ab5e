/** Commands for the operator: `npm run admin -- grant NAME`. */
import { readConfig } from './config.ts'
import type { Context } from './context.ts'
import { connect } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import * as operators from './features/auth/auth-operators.service.ts'
import { createLimits } from './http/limits.ts'
import { createJobQueue } from './jobs/queue.ts'
import { loadWordCheck } from './words/word-check.ts'

const usage = `Usage:
  npm run admin -- list                  lists the admins
  npm run admin -- grant NAME            makes a player an admin
  npm run admin -- revoke NAME           makes an admin a player again
  npm run admin -- reset-password NAME   prints a link to set a new password, valid for an hour`

const print = (line: string) => process.stdout.write(`${line}\n`)
const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined }

const commands: Record<string, (ctx: Context, name: string) => Promise<string>> = {
  list: async (ctx) => {
    const admins = await operators.listAdmins(ctx)
    return admins.length > 0
      ? admins.map(({ username, email }) => `${username} <${email}>`).join('\n')
      : 'No admins.'
  },
  grant: async (ctx, name) => {
    await operators.grantAdmin(ctx, name)
    return `${name} is an admin.`
  },
  revoke: async (ctx, name) => {
    await operators.revokeAdmin(ctx, name)
    return `${name} is no longer an admin.`
  },
  'reset-password': (ctx, name) => operators.makeResetLink(ctx, name),
}

const run = async (): Promise<void> => {
  const [verb = '', name = ''] = process.argv.slice(2)
  const command = commands[verb]
  if (!command || (verb !== 'list' && name === '')) throw new Error(usage)
  const config = readConfig()
  const connection = await connect(config, silentLog)
  try {
    await migrate(connection)
    const ctx: Context = {
      config,
      db: connection.db,
      jobs: createJobQueue(connection.pool, silentLog),
      limits: createLimits(connection.pool, config.rateLimitScale),
      containsForbiddenWord: loadWordCheck(config.wordsFile),
      log: silentLog,
      now: () => new Date(),
      viewer: undefined,
      locale: 'en',
      ip: '',
    }
    print(await command(ctx, name))
  } finally {
    await connection.close()
  }
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
