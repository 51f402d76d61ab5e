/** Short calls for series, and the job that posts their dates. */
import type { DateChange, SeriesDraft } from '#contract/series/drafts.ts'
import { changeSeriesDate, createSeries, endSeries, getSeries, type Series } from '#contract/series/series.ts'
import { seriesPostsJob } from '#server/features/series/series-posting.service.ts'
import { type Player, postCrew } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export const seriesCalls = (t: Pick<TestApp, 'send' | 'node' | 'clock'>) => {
  const repeat = (as: Player, id: number, body: Partial<SeriesDraft> = {}) =>
    t.send(createSeries, { params: { id }, body: { times: 6, ...body } }, { as })
  return {
    repeat,
    /** The series of a new post with this start, wall-clock time in Berlin. */
    startSeries: async (as: Player, start: string, body: Partial<SeriesDraft> = {}): Promise<Series> => {
      const crew = await postCrew(t, as, {
        title: 'Halo',
        scheduledFor: start,
        timezone: 'Europe/Berlin',
        maxCrewSize: 4,
        roles: [{ roleName: 'Pilot', slotsNeeded: 1 }],
      })
      const answer = await repeat(as, crew.id, body)
      if (answer.status !== 201) throw new Error(`repeating failed: ${JSON.stringify(answer.body)}`)
      return answer.body
    },
    load: async (id: number, as?: Player) => (await t.send(getSeries, { params: { id } }, { as })).body,
    change: (as: Player, id: number, number: number, body: DateChange) =>
      t.send(changeSeriesDate, { params: { id, number }, body }, { as }),
    end: (as: Player, id: number) => t.send(endSeries, { params: { id } }, { as }),
    post: () => seriesPostsJob.run(t.node.ctx, {}),
    /** Moves the clock to a moment. */
    goTo: (moment: string) => t.clock.advance(Date.parse(moment) - t.node.ctx.now().getTime()),
  }
}

export const statesOf = ({ dates }: Series) => dates.map(({ state }) => state)
