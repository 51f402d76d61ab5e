/** Commands for the operator: `npm run admin -- grant NAME`. */

import { errors } from '#contract/errors/errors.ts'
import { moderationLimits } from '#contract/sanctions/fields.ts'
import { banDraft } from '#contract/sanctions/sanctions.ts'
import { securityMailJob } from '#server/features/auth/credentials/auth-mails.service.ts'
import * as operators from '#server/features/auth/staff/auth-operators.service.ts'
import { createLimits } from '#server/http/limits/limits.ts'
import { isBanned } from './accounts/bans.ts'
import { loadOperatorFiles } from './app/operator-files.ts'
import { readConfig } from './config.ts'
import type { Context } from './context.ts'
import { connect } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { AppError } from './errors.ts'
import { banUser, unbanUser } from './features/sanctions/sanctions-bans.service.ts'
import { banMailJob } from './features/sanctions/sanctions-mails.service.ts'
import { createJobQueue } from './jobs/queue.ts'
import { silentLog } from './log.ts'

const usage = `Usage:
  npm run admin -- list                              lists the admins and moderators, and who of them is banned
  npm run admin -- grant NAME [moderator|admin]      makes a player an admin, or a moderator
  npm run admin -- revoke NAME                       makes an admin or moderator a player again
  npm run admin -- ban NAME HOURS|permanent REASON   bans a player, for 1 to ${moderationLimits.banHours} hours or for good
  npm run admin -- unban NAME                        lifts the ban of a player
  npm run admin -- reset-password NAME               prints a link to set a new password, valid for an hour
  npm run admin -- codes-off NAME                    turns off two-step sign-in for a player who lost app and recovery codes`

const print = (line: string) => process.stdout.write(`${line}\n`)

type Command = (ctx: Context, name: string, rest: readonly string[]) => Promise<string>

const commands: Record<string, Command> = {
  list: async (ctx) => {
    const staff = await operators.listStaff(ctx)
    const lines = staff.map((user) => {
      const ban = isBanned(user, ctx.now()) ? ', banned' : ''
      return `${user.username} <${user.email}>, ${user.user_role}${ban}`
    })
    return lines.length > 0 ? lines.join('\n') : 'No admins.'
  },
  grant: async (ctx, name, [role = 'admin']) => {
    if (role !== 'admin' && role !== 'moderator') throw new Error(usage)
    await operators.grantRole(ctx, name, role)
    return `${name} has the role ${role}.`
  },
  revoke: async (ctx, name) => {
    await operators.revokeRole(ctx, name)
    return `${name} is neither admin nor moderator any more.`
  },
  ban: async (ctx, name, [length = '', ...reason]) => {
    const draft = banDraft.safeParse({
      banType: length === 'permanent' ? 'permanent' : 'temporary',
      ...(length !== 'permanent' && { duration: Number(length) }),
      reason: reason.join(' '),
    })
    if (!draft.success) throw new Error(usage)
    const { id } = await operators.findPlayer(ctx, name)
    await banUser(ctx, null, id, draft.data)
    return `${name} is banned${length === 'permanent' ? '' : ` for ${length} hours`}.`
  },
  unban: async (ctx, name) => {
    const { id } = await operators.findPlayer(ctx, name)
    await unbanUser(ctx, null, id, null)
    return `The ban of ${name} is lifted.`
  },
  'reset-password': (ctx, name) => operators.makeResetLink(ctx, name),
  'codes-off': async (ctx, name) => {
    await operators.turnOffCodes(ctx, name)
    return `${name} signs in without a code.`
  },
}

const run = async (): Promise<void> => {
  const [verb = '', name = '', ...rest] = process.argv.slice(2)
  const command = commands[verb]
  if (!command || (verb !== 'list' && name === '')) throw new Error(usage)
  const config = readConfig()
  const { containsForbiddenWord, locations } = loadOperatorFiles(config)
  const connection = await connect(config, silentLog)
  const jobs = createJobQueue(connection.pool, silentLog)
  try {
    await migrate(connection)
    await jobs.open([banMailJob, securityMailJob])
    const ctx: Context = {
      config,
      db: connection.db,
      jobs,
      limits: createLimits(connection.pool, config.rateLimitScale),
      containsForbiddenWord,
      locations,
      log: silentLog,
      now: () => new Date(),
      viewer: undefined,
      locale: 'en',
      ip: '',
    }
    print(await command(ctx, name, rest))
  } finally {
    await jobs.stop()
    await connection.close()
  }
}

const textOf = (error: unknown): string => {
  if (error instanceof AppError) return errors[error.code].en
  return error instanceof Error ? error.message : String(error)
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${textOf(error)}\n`)
    process.exit(1)
  },
)
