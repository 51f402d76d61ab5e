/** Short calls for who came to a mission, and for what records say. */
import {
  contestAbsence,
  decideAbsence,
  listContestedAbsences,
  withdrawAbsence,
} from '#contract/attendance/attendance.ts'
import type { AbsenceVerdict } from '#contract/attendance/fields.ts'
import { getCrew } from '#contract/crews/crews.ts'
import { getPlayerStatistics } from '#contract/profiles/players.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { complete } from './mission-calls.ts'

export const attendanceCalls = (t: Pick<TestApp, 'send'>) => {
  const queue = async (as: Player, after?: number) =>
    (
      await t.send(
        listContestedAbsences,
        { query: { ...(after !== undefined && { after: String(after) }) } },
        { as },
      )
    ).body
  return {
    queue,
    contest: (as: Player, id: number, text = 'I was there until the end.') =>
      t.send(contestAbsence, { params: { id }, body: { text } }, { as }),
    withdraw: (as: Player, id: number, { user }: Player) =>
      t.send(withdrawAbsence, { params: { id, userId: user.id } }, { as }),
    decide: (as: Player, id: number, status: AbsenceVerdict) =>
      t.send(decideAbsence, { params: { id }, body: { status } }, { as }),
    /** The id of the mark that the player contests. */
    caseOf: async (moderator: Player, { user }: Player): Promise<number> =>
      (await queue(moderator)).find(({ player }) => player.id === user.id)?.id ?? 0,
    viewerOf: async (as: Player, id: number) =>
      (await t.send(getCrew, { params: { id } }, { as })).body.viewer,
    statisticsOf: async ({ user }: Player) =>
      (await t.send(getPlayerStatistics, { params: { id: user.id } })).body,
  }
}

/** A completed mission called Halo: one member came, the other is marked as absent. */
export const flyWithoutOne = async (t: Pick<TestApp, 'node' | 'send' | 'clock'>) => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: 4 })
  const [present, absent] = [await joinCrew(t, leader, id), await joinCrew(t, leader, id)]
  await complete(t, leader, id, [absent])
  return { id, leader, present, absent }
}
