/** Missions that are over, as ratings and reports need them. */
import { completeMission, startMission } from '#contract/missions/missions.ts'
import { rateCrew } from '#contract/ratings/ratings.ts'
import { shortestMissionMs } from '#server/features/records/records.fragment.ts'
import { joinCrew, type Player, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** After it ran as long as it has to so that it can be rated. */
export const complete = async (
  t: Pick<TestApp, 'node' | 'send' | 'clock'>,
  leader: Player,
  id: number,
  absent: readonly Player[] = [],
): Promise<void> => {
  await t.send(startMission, { params: { id } }, { as: leader })
  t.clock.advance(shortestMissionMs(t.node.ctx.config))
  const body = { absent: absent.map(({ user }) => user.id) }
  await t.send(completeMission, { params: { id }, body }, { as: leader })
}

/** A mission called Halo that its leader has completed with this many members. */
export const flyMission = async (t: Pick<TestApp, 'node' | 'send' | 'clock'>, memberCount: number) => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader, { title: 'Halo', maxCrewSize: memberCount + 1 })
  const members: Player[] = []
  for (let i = 0; i < memberCount; i += 1) members.push(await joinCrew(t, leader, id))
  await complete(t, leader, id)
  return { id, leader, members }
}

export const ratingCalls = (t: Pick<TestApp, 'send'>) => ({
  rateLeader: (as: Player | undefined, id: number, stars: number) =>
    t.send(rateCrew, { params: { id }, body: { type: 'leader', rating: stars } }, { as }),
  rateMembers: (as: Player | undefined, id: number, stars: number) =>
    t.send(rateCrew, { params: { id }, body: { type: 'crew', rating: stars } }, { as }),
})
