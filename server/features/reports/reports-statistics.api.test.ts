// Also on the embedded engine.
import { expect, test } from 'vitest'
import { getModerationStats } from '#contract/reports/cases.ts'
import { reportCategories } from '#contract/reports/reports.ts'
import { registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const hour = 60 * 60_000
const week = 7 * 24 * hour

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

test('the figures of each week are those of a slow recount, and weeks without reports are there', async () => {
  const moderator = await registerStaff(t, 'moderator')
  const reported = await registerPlayer(t)
  const { db } = t.connection
  const now = t.clock.stop().getTime()
  const snapshot = {
    crewTitle: 'Halo',
    crewDescription: '',
    crewRequirements: '',
    username: 'somebody',
    displayName: 'Somebody',
    applicationMessage: null,
  }
  const ages = [1, 30, 200, 201, 400, 900, 1500, 1501, 1990, 2100, 5000]
  const rows = ages.map((age, i) => ({
    category: reportCategories[i % reportCategories.length] ?? 'other',
    createdAt: now - age * hour,
    decidedAt: i % 3 === 0 ? null : now - age * hour + (i + 1) * 7 * hour,
  }))
  const insert = (reportedId: number, { category, createdAt, decidedAt }: (typeof rows)[number]) =>
    db
      .insertInto('reports')
      .values({
        subject: 'crew',
        crew_id: null,
        reporter_id: null,
        reported_id: reportedId,
        comment_id: null,
        category,
        reason: 'x',
        description: '',
        snapshot: JSON.stringify(snapshot),
        created_at: new Date(createdAt),
        status: decidedAt === null ? 'pending' : 'resolved',
        decided_at: decidedAt === null ? null : new Date(decidedAt),
      })
      .execute()
  for (const row of rows) await insert(reported.user.id, row)
  // It is about the viewer, so it does not count for them.
  await insert(moderator.user.id, { category: 'other', createdAt: now - hour, decidedAt: now })

  const { body } = await t.send(getModerationStats, {}, { as: moderator })
  expect(body.weeks).toHaveLength(12)
  const hoursOf = (counted: typeof rows) =>
    counted.flatMap(({ createdAt, decidedAt }) =>
      decidedAt === null ? [] : [(decidedAt - createdAt) / hour],
    )
  for (const { start, reports, medianHours } of body.weeks) {
    const monday = Date.parse(`${start}T00:00:00Z`)
    expect(new Date(monday).getUTCDay()).toBe(1)
    const isIn = (moment: number | null) => moment !== null && moment >= monday && moment < monday + week
    expect(reports.map(({ category }) => category)).toEqual(reportCategories)
    for (const { category, count } of reports) {
      const expected = rows.filter((row) => row.category === category && isIn(row.createdAt)).length
      expect([start, category, count]).toEqual([start, category, expected])
    }
    expect(medianHours).toEqual(median(hoursOf(rows.filter(({ decidedAt }) => isIn(decidedAt)))))
  }
  expect(body.weeks.at(-1)?.start).toBe(
    new Date(now - ((new Date(now).getUTCDay() + 6) % 7) * 24 * hour).toISOString().slice(0, 10),
  )
  const first = Date.parse(`${body.weeks[0]?.start}T00:00:00Z`)
  expect(body.medianHours).toEqual(
    median(hoursOf(rows.filter(({ decidedAt }) => decidedAt !== null && decidedAt >= first))),
  )
  expect(body.appeals).toEqual({ pending: 0, granted: 0, denied: 0 })
})
