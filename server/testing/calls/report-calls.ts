/** What tests of moderation do with reports. */
import { reportPlayer } from '#contract/reports/reports.ts'
import { type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const dayMs = 24 * 60 * 60_000

export const reportCalls = (t: TestApp) => {
  const sendReport = (as: Player, crewId: number, reportedUserId: number, changes: object = {}) => {
    const body = {
      reportedUserId,
      reportCategory: 'griefing',
      reportReason: 'Shot at us',
      ...changes,
    } as const
    return t.send(reportPlayer, { params: { id: crewId }, body }, { as })
  }

  const report = async (as: Player, crewId: number, reportedUserId: number, changes: object = {}) => {
    const answer = await sendReport(as, crewId, reportedUserId, changes)
    if (answer.status !== 201) throw new Error(`reporting failed: ${JSON.stringify(answer.body)}`)
    return answer.body.id
  }

  /** Their reports count towards hiding a post. */
  const registerOldHand = async (): Promise<Player> => {
    const player = await registerPlayer(t)
    const created_at = new Date(t.node.ctx.now().getTime() - 2 * dayMs)
    await t.connection.db.updateTable('users').set({ created_at }).where('id', '=', player.user.id).execute()
    return player
  }

  /** A crew that is called like this, and one report on its leader. */
  const setScene = async (title = 'Halo') => {
    const leader = await registerPlayer(t)
    const { id: crewId } = await postCrew(t, leader, { title })
    const reporter = await registerOldHand()
    return { leader, crewId, reporter, reportId: await report(reporter, crewId, leader.user.id) }
  }

  const auditActions = async (): Promise<string[]> => {
    const rows = await t.connection.db.selectFrom('audit_log').select('action').orderBy('id').execute()
    return rows.map(({ action }) => action)
  }

  return { report, sendReport, registerOldHand, setScene, auditActions }
}
