/** Asks members whether they are ready: all of them before a start, and players who join after that. */
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { sendDirectMessages } from '#server/notices/delivery/direct-messages.ts'
import { sendNotice } from '#server/notices/notices.ts'
import { isBeforeStart } from './crews-ready.policy.ts'
import { clearAnswers } from './crews-ready.sql.ts'

const hourMs = 60 * 60_000

/** Whether the call is urgent: no one should be woken for a start that is days away. */
export const startsSoon = ({ scheduled_time: start }: Pick<CrewRow, 'scheduled_time'>, now: Date): boolean =>
  start !== null && start.getTime() - now.getTime() <= hourMs

/** Shown in everyone's inbox, whatever they have chosen: their seat depends on the answer. */
export const askMembers = async (
  ctx: Context,
  crew: Pick<CrewRow, 'id' | 'title' | 'scheduled_time'>,
  to: readonly number[],
  isLast = false,
): Promise<void> => {
  const { id, title, scheduled_time: start } = crew
  const isUrgent = startsSoon(crew, ctx.now())
  const until = start ?? new Date(ctx.now().getTime() + hourMs)
  await sendNotice(ctx, {
    kind: 'reminder',
    isRequired: true,
    urgent: isUrgent,
    expiresAt: until,
    to,
    crewId: id,
    replaces: ['ready_called'],
    notice: {
      type: 'ready_called',
      data: { title, crewId: id, start: start?.toISOString() ?? null, isLast },
    },
  })
  await sendDirectMessages(ctx, { to, crewId: id, about: 'ready', isUrgent, until })
}

/** For a member who joins after the others were asked. The crew is locked. */
export const askNewMember = async (ctx: Context, crew: CrewRow, userId: number): Promise<void> => {
  if (crew.ready_called_at !== null && isBeforeStart(crew, ctx.now())) await askMembers(ctx, crew, [userId])
}

/** For a moved start, about which no one was asked yet. */
export const noReadyCalls = {
  ready_called_at: null,
  ready_called_again_at: null,
} as const satisfies Partial<CrewRow>

/** The answers of the members were about the previous start. */
export const forgetAnswers = (ctx: Context, crewId: number): Promise<void> => clearAnswers(ctx, crewId)
