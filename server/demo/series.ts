/** A demo player's mission that is repeated every week: last week's is flown, today's is on the board. */
import { momentOfDate, plannedDates } from '#contract/series/dates.ts'
import { localTextOf } from '#contract/wire/zoned-time.ts'
import type { Context } from '#server/context.ts'
import { lockCrew } from '#server/features/crews/crews.service.ts'
import { draftOf } from '#server/features/crews/posting/crews-template.service.ts'
import { before } from './moments.ts'
import type { StoredPost } from './world.ts'

export const insertSeries = async (
  ctx: Context,
  { id: crewId, since, start }: StoredPost,
  posts: readonly StoredPost[],
): Promise<void> => {
  if (!since.series || !start) return
  const { flown, times } = since.series
  const posted = [posts.find(({ draft }) => draft.title === flown)?.id, crewId]
  const crew = await lockCrew(ctx, crewId)
  const { scheduledFor: _start, timezone, ...template } = await draftOf(ctx, crew)
  const first_date = localTextOf(before(start, '7d'), timezone)
  const made = before(ctx.now(), '8d')
  const { id } = await ctx.db
    .insertInto('series')
    .values({
      leader_id: crew.author_id,
      template,
      timezone,
      first_date,
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
      plannedDates(first_date, 1, times).map((text, i) => ({
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
