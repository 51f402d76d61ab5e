/** A test server that is filled with the demo once, before the first test of the file. */
import type { sql } from 'kysely'
import { beforeAll } from 'vitest'
import { listCrews } from '#contract/crews/board.ts'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { importShips } from '#server/features/fleet/fleet-catalogue.service.ts'
import { openTestApp } from '#server/testing/test-app.ts'

export const openDemoWorld = () => {
  const t = openTestApp({ keepRows: true })

  /** Returns the lines that it printed. */
  const seed = async () => {
    const lines: string[] = []
    await seedDemo(t.node.ctx, (line) => lines.push(line))
    return lines
  }

  let printed: readonly string[] = []
  beforeAll(async () => {
    await importShips(t.node.ctx)
    printed = await seed()
  })

  /** Every post, whatever its status. */
  const board = async (): Promise<CrewSummary[]> => {
    const posts: CrewSummary[] = []
    for (let page = 1; ; page += 1) {
      const { body } = await t.send(listCrews, { query: { status: 'all', limit: '50', page: String(page) } })
      if (body.length === 0) return posts
      posts.push(...body)
    }
  }

  /** Rows that break a rule; there should be none. */
  const offenders = async (query: ReturnType<typeof sql>) => (await query.execute(t.connection.db)).rows

  return { t, board, offenders, seed, printed: () => printed }
}
