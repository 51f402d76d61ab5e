/** What a ban ends immediately: what the player waits for, and crews that no one leads any more. */
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { withdrawAll } from '#server/features/applications/applications.service.ts'
import { listConcerned } from '#server/features/crews/crews.service.ts'
import { changeLeadOffer } from '#server/features/crews/seats/crews-leaders.service.ts'
import { endWait } from '#server/features/crews/seats/crews-waits.service.ts'
import { declineFor } from '#server/features/offers/offers-answers.service.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { lockCountsAboard, lockCrewsAwaitedBy, lockCrewsLedBy } from './leading.sql.ts'
import { cancelLeaderless, passOnToCoLeader } from './leading-succession.service.ts'

export { lockCountsAboard }

/** `until`: null for a permanent ban. Without a start, the crew can wait for the end of any other. */
const isBackForStart = (
  { mission_status, scheduled_time }: Pick<CrewRow, 'mission_status' | 'scheduled_time'>,
  until: Date | null,
): boolean =>
  until !== null && mission_status === 'open' && (scheduled_time === null || until <= scheduled_time)

const notifyAboard = async (ctx: Context, { id: crewId, title }: CrewRow): Promise<void> =>
  sendNotice(ctx, {
    kind: 'mission',
    to: await listConcerned(ctx, crewId, ['members']),
    crewId,
    notice: { type: 'leader_away', data: { title } },
  })

/** A crew without a co-leader who can take over is cancelled, unless its leader is back for the start. */
const giveUpCrew = async (ctx: Context, crew: CrewRow, until: Date | null): Promise<void> => {
  if (await passOnToCoLeader(ctx, crew)) return
  if (!isBackForStart(crew, until)) return cancelLeaderless(ctx, crew, 'leader_lost')
  return notifyAboard(ctx, crew)
}

/** In the transaction of the ban, which has locked the crews before the player. */
export const giveUpCrewsOf = async (ctx: Context, userId: number, until: Date | null): Promise<void> => {
  for (const crew of await lockCrewsAwaitedBy(ctx, userId)) {
    await declineFor(ctx, crew, userId)
    await endWait(ctx, crew, userId)
    if (crew.lead_offered_to === userId) await changeLeadOffer(ctx, crew, null)
  }
  await withdrawAll(ctx, userId)
  const led = await lockCrewsLedBy(ctx, userId)
  if (led.length > 0) await lockCountsAboard(ctx, userId)
  for (const crew of led) await giveUpCrew(ctx, crew, until)
}
