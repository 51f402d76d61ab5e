/** A demo player's mission that is repeated every week: last week's is flown, today's is on the board. */
import { momentOfDate, plannedDates } from '#contract/series/dates.ts'
import { localTextOf } from '#contract/wire/zoned-time.ts'
import type { Context } from '#server/context.ts'
import { lockCrew } from '#server/features/crews/crews.service.ts'
import { draftOf } from '#server/features/crews/posting/crews-template.service.ts'
import { before } from './moments.ts'
import { type Ids, idOf } from './rows.ts'

const flown = 'Tuesday MOLE, Aaron Halo, no. 7'
const next = 'Quantanium run, Aaron Halo. MOLE with two lasers open, refinery after'
const times = 6

/** After the posts. */
export const insertSeries = async (ctx: Context, crewIds: Ids): Promise<void> => {
  const posted = [idOf(crewIds, flown), idOf(crewIds, next)]
  const crew = await lockCrew(ctx, idOf(crewIds, next))
  const { scheduledFor: _start, timezone, ...template } = await draftOf(ctx, crew)
  if (!crew.scheduled_time) throw new Error(`Without a start in the demo data: ${next}`)
  const first = localTextOf(before(crew.scheduled_time, '7d'), timezone)
  const made = before(ctx.now(), '8d')
  const { id } = await ctx.db
    .insertInto('series')
    .values({
      leader_id: crew.author_id,
      template,
      timezone,
      first_date: first,
      every_weeks: 1,
      times,
      created_at: made,
      updated_at: made,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ctx.db
    .insertInto('series_dates')
    .values(
      plannedDates(first, 1, times).map((text, i) => ({
        series_id: id,
        number: i + 1,
        planned_for: text,
        moved_to: null,
        starts_at: momentOfDate(text, timezone),
        crew_id: posted[i] ?? null,
      })),
    )
    .execute()
}
