/** How the board answers at 100,000 posts, as multiples of loading one page of posts in the same run. */
import { crewQuery, countWindows as windowCounts } from '#contract/crews/board.ts'
import type { Connection } from '#server/db/connect.ts'
import { searchWords } from '#server/features/crews/board/crews.search.ts'
import { countWindows, listCrews } from '#server/features/crews/board/crews-board.service.ts'
import { boardStatement } from '#server/features/crews/board/crews-board.sql.ts'
import { loadSummaries } from '#server/features/crews/board/crews-posts.sql.ts'
import { medianOf } from './median.ts'
import { groups, type Question } from './questions.ts'
import { print, type Result } from './report.ts'

const runs = 15

const guest = ({ db }: Connection) => ({ db, viewer: undefined, now: () => new Date() })

/** The unit: a page of posts by their ids, spread over all that was ever posted. */
const loadPage = async (connection: Connection, posts: number): Promise<number> => {
  const ids = Array.from({ length: 12 }, (_, i) => 1 + Math.floor((i * posts) / 12))
  return medianOf(runs, () => loadSummaries(guest(connection), ids))
}

const listPage = (connection: Connection, question: Question) =>
  listCrews(guest(connection), crewQuery.parse(question))

const countStarts = (connection: Connection, question: Question) =>
  countWindows(guest(connection), windowCounts.query.parse(question))

const explain = async (connection: Connection, question: Question): Promise<string[]> => {
  const query = crewQuery.parse(question)
  const statement = boardStatement(guest(connection), query, searchWords(query.search))
  const { sql, parameters } = statement.compile(connection.db)
  const { rows } = await connection.pool.query(`explain (analyze, costs off, timing off) ${sql}`, [
    ...parameters,
  ])
  return rows.map((row: Record<string, string>) => row['QUERY PLAN'] ?? '')
}

export const measureBoard = async (connection: Connection, posts: number): Promise<Result[]> => {
  for (const question of [{}, { search: 'hammerhead' }]) {
    print(`\nPlan for ${JSON.stringify(question)}\n${(await explain(connection, question)).join('\n')}`)
  }
  const unit = await loadPage(connection, posts)
  print(`\nLoading a page of posts by their ids: ${unit.toFixed(2)} ms`)
  const results: Result[] = []
  for (const { limit, questions, counts } of groups) {
    const answer = counts ? countStarts : listPage
    for (const [name, question] of Object.entries(questions)) {
      const time = await medianOf(runs, () => answer(connection, question))
      results.push({ name, value: time / unit, atMost: limit, detail: `${time.toFixed(1)} ms` })
    }
  }
  return results
}
