import { sql } from 'kysely'
import { getHealth, getLiveness, getReadiness } from '#contract/health/health.ts'
import { AppError } from '#server/errors.ts'
import { type Route, route } from './route.ts'

/** A health check has to answer soon, whatever the database does. */
const maxMs = 1_500

const ok = { status: 'ok' } as const

const orUnavailable = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('unavailable')), maxMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** These know no visitor and have no limits. */
export const healthEndpoints: ReadonlySet<unknown> = new Set([getHealth, getLiveness, getReadiness])

/** `isStopping`: the node still answers what is sent to it, but should be sent nothing more. */
export const healthRoutes = (isStopping: () => boolean): readonly Route[] => [
  route(getHealth, async ({ ctx }) => {
    if (isStopping()) throw new AppError('unavailable')
    await orUnavailable(sql`select 1`.execute(ctx.db))
    return ok
  }),
  route(getLiveness, async () => ok),
  route(getReadiness, async () => {
    if (isStopping()) throw new AppError('unavailable')
    return ok
  }),
]
