/** Short calls for saved searches, and the jobs that notify players of what these find. */
import type { SearchFilters } from '#contract/searches/filters.ts'
import { listSearches, saveSearch } from '#contract/searches/searches.ts'
import type { PostChange } from '#server/features/crews/posting/crews-changes.service.ts'
import { alertSearchersJob } from '#server/features/searches/searches-alerts.service.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { messageCalls } from './message-calls.ts'

export const searchCalls = (t: Pick<TestApp, 'send' | 'node' | 'connection'>) => ({
  save: (as: Player, filters: SearchFilters) => t.send(saveSearch, { body: filters }, { as }),
  saved: async (as: Player) => (await t.send(listSearches, {}, { as })).body,
  /** Runs the jobs that changes of posts have left behind, in their order. Returns how many changes there were. */
  runAlerts: async (): Promise<number> => {
    const { rows: changes } = await t.connection.pool.query<{ data: PostChange }>(
      `with jobs as (delete from pgboss.job where data ->> 'job' = 'search-alerts' returning data, created_on)
       select data from jobs order by created_on`,
    )
    for (const { data } of changes) await alertSearchersJob.run(t.node.ctx, data)
    return changes.length
  },
  /** The posts that the player was notified of by a search. */
  alertsOf: async (player: Player): Promise<(number | null)[]> =>
    (await messageCalls(t).list(player)).messages
      .filter(({ message }) => message.includes('fits your search'))
      .map(({ crewId }) => crewId),
})
