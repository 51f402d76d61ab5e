/** How the board answers a player who asks for what fits them, against the order by start. */
import { crewQuery } from '#contract/crew-board.ts'
import { bitsOfWeek, hoursInWeek } from '#contract/week-hours.ts'
import type { Context, Viewer } from '#server/context.ts'
import { listCrews } from '#server/features/crews/crews-board.service.ts'
import { mediansOf } from './median.ts'
import type { Question } from './questions.ts'
import type { Result } from './report.ts'

const runs = 31

/** Evenings and weekends, as most players have them. */
const hours = Array.from({ length: hoursInWeek }, (_, hour) => hour % 24 >= 18 || hour >= 5 * 24)

const questions: Readonly<Record<string, Question & { readonly atMost: string }>> = {
  soonest: { sort: 'soonest', atMost: '1' },
  'fits me': { sort: 'match', atMost: '3' },
  'fits me, page 20': { sort: 'match', page: '20', atMost: '3' },
  'fits me, one activity': { sort: 'match', activity: 'mining', atMost: '3' },
  'fits my hours': { sort: 'soonest', fitsHours: 'true', atMost: '3' },
}

export const measureMatching = async (ctx: Context, viewer: Viewer): Promise<Result[]> => {
  await ctx.db
    .updateTable('users')
    .set({ week_hours: bitsOfWeek(hours), timezone: 'Europe/Berlin' })
    .where('id', '=', viewer.id)
    .execute()
  const works = Object.values(questions).map(({ atMost, ...question }) => {
    const query = crewQuery.parse(question)
    return () => listCrews({ ...ctx, viewer }, query)
  })
  await mediansOf(runs, works)
  const times = await mediansOf(runs, works)
  const unit = times[0] ?? 1
  return Object.entries(questions).map(([name, { atMost }], i) => ({
    name,
    value: (times[i] ?? 0) / unit,
    atMost: Number(atMost),
    detail: `${(times[i] ?? 0).toFixed(1)} ms`,
  }))
}
