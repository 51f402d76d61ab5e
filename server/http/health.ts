import { sql } from 'kysely'
import { getHealth } from '#contract/health/health.ts'
import { AppError } from '#server/errors.ts'
import { route } from './route.ts'

/** A health check has to answer soon, whatever the database does. */
const maxMs = 1_500

const orUnavailable = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('unavailable')), maxMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

export const healthRoute = route(getHealth, async ({ ctx }) => {
  await orUnavailable(sql`select 1`.execute(ctx.db))
  return { status: 'ok' as const }
})
