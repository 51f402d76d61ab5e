import type { ErrorCode } from '#contract/errors/errors.ts'
import { type ShareStatus, settlementLimits } from '#contract/settlements/fields.ts'
import type { Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import type { SettlementRow } from '#server/db/tables/settlements.ts'
import { canLead, type LedCrew } from '#server/features/crews/crews.policy.ts'
import { canBecome } from './settlements.status.ts'

const dayMs = 24 * 60 * 60_000
const daysMs = settlementLimits.days * dayMs

/** A row of the table, or one that was returned as JSON with its times as text. */
export interface SettledCrew extends LedCrew, Pick<CrewRow, 'mission_status' | 'current_crew_size'> {
  readonly completed_at: Date | string | null
  readonly ended_at: Date | string | null
}

export const isFlown = ({ mission_status }: Pick<SettledCrew, 'mission_status'>): boolean =>
  mission_status === 'completed' || mission_status === 'ended'

/** Until when the takings can be split. The oldest missions have no time of completion. */
export const sendUntil = ({ completed_at, ended_at }: SettledCrew): Date =>
  new Date(new Date(completed_at ?? ended_at ?? 0).getTime() + daysMs)

/** Why the viewer cannot split the takings, or correct the split, if they cannot. */
export const whyNotSend = (viewer: Viewer, crew: SettledCrew, now: Date): ErrorCode | undefined => {
  if (!canLead(viewer, crew)) return 'not_allowed'
  if (!isFlown(crew)) return 'wrong_status'
  if (crew.current_crew_size === 1) return 'nobody_to_settle_with'
  return now < sendUntil(crew) ? undefined : 'settlement_closed'
}

export const canSettle = (viewer: Viewer, crew: SettledCrew, now: Date): boolean =>
  whyNotSend(viewer, crew, now) === undefined

/**
 * Why a player cannot give this answer about their share, if they cannot. A leader who sent the sheet can correct it.
 */
export const whyNotAnswer = (
  viewer: Pick<Viewer, 'id'>,
  { author_id }: Pick<SettledCrew, 'author_id'>,
  sheet: Pick<SettlementRow, 'sent_by'> & { readonly sent_at: Date | string },
  from: ShareStatus,
  to: ShareStatus,
  now: Date,
): ErrorCode | undefined => {
  if (sheet.sent_by === viewer.id && author_id === viewer.id) return 'not_allowed'
  if (!canBecome(from, to)) return 'settlement_answered'
  // It only withdraws the dispute.
  if (from === 'disputed' && to === 'received') return undefined
  return now.getTime() < new Date(sheet.sent_at).getTime() + daysMs ? undefined : 'settlement_closed'
}

interface Aboard {
  readonly user_id: number
  readonly is_deleted: boolean
}

/**
 * The player who is reported about a share, if their account still exists: the leader, who answers for the mission even
 * if someone else corrected the sheet last. The leader reports the player who sent it.
 */
export const whoIsReported = <Share extends Aboard>(
  viewer: Pick<Viewer, 'id'>,
  { author_id }: Pick<SettledCrew, 'author_id'>,
  { sent_by }: Pick<SettlementRow, 'sent_by'>,
  shares: readonly Share[],
): Share | undefined => {
  const find = (id: number | null) =>
    shares.find(({ user_id, is_deleted }) => user_id === id && user_id !== viewer.id && !is_deleted)
  return find(author_id) ?? find(sent_by)
}

/** From when a player can report how the takings were split. Null if they do not dispute their share. */
export const reportFrom = ({
  status,
  disputed_at,
}: {
  readonly status: ShareStatus | null
  readonly disputed_at: Date | null
}): Date | null =>
  status === 'disputed' && disputed_at !== null
    ? new Date(disputed_at.getTime() + settlementLimits.reportDays * dayMs)
    : null
