/**
 * Who is asked whether they are ready, who may answer, and who counts as silent. Takes rows of the table, or JSON with
 * times as text.
 */
import { type ReadyState, readyTimes } from '#contract/crews/readiness.ts'
import type { CrewMembersTable, CrewRow } from '#server/db/tables/crews.ts'
import { isRunning } from '#server/features/crews/crews.status.ts'

type Moment = Date | string | null

export interface ReadyFacts extends Pick<CrewRow, 'mission_status'> {
  readonly scheduled_time: Moment
  readonly started_at: Moment
  readonly ready_called_at: Moment
  readonly ready_called_again_at: Moment
}

export interface MemberReadiness extends Pick<CrewMembersTable, 'ready_answer'> {
  readonly joined_at: Date | string
}

const timeOf = (moment: Moment): number => (moment === null ? Number.NaN : new Date(moment).getTime())

const earliest = (moments: readonly Moment[]): number =>
  Math.min(...moments.map(timeOf).filter((time) => !Number.isNaN(time)))

const latest = (moments: readonly Moment[]): number =>
  Math.max(...moments.map(timeOf).filter((time) => !Number.isNaN(time)))

/** At the time of the post, or earlier if its leader has started the mission. */
export const isBeforeStart = ({ mission_status, scheduled_time }: ReadyFacts, now: Date): boolean =>
  mission_status === 'open' && !(timeOf(scheduled_time) <= now.getTime())

const isChecked = ({ mission_status, ready_called_at }: ReadyFacts): boolean =>
  isRunning(mission_status) && ready_called_at !== null

/** The player who runs the check is there. */
export const leaderStateOf = (crew: ReadyFacts): ReadyState | null => (isChecked(crew) ? 'ready' : null)

/** Null if there is no check, or if the member joined too late to be asked. */
export const readyStateOf = (
  crew: ReadyFacts,
  { ready_answer, joined_at }: MemberReadiness,
): ReadyState | null => {
  if (!isChecked(crew)) return null
  if (ready_answer) return ready_answer
  return timeOf(joined_at) < earliest([crew.scheduled_time, crew.started_at]) ? 'silent' : null
}

export const isSilent = (crew: ReadyFacts, member: MemberReadiness): boolean =>
  readyStateOf(crew, member) === 'silent'

/** A silent member can still answer after the start, as long as the seat is theirs: then they are there. */
export const canAnswer = (crew: ReadyFacts, member: MemberReadiness, now: Date): boolean => {
  const state = readyStateOf(crew, member)
  return state === 'silent' || (state !== null && isBeforeStart(crew, now))
}

const leaderPauseMs = 2 * readyTimes.pause * 60_000

/** For leaders: the first call asks everyone, later ones those who are silent. */
export const canCall = (crew: ReadyFacts, members: readonly MemberReadiness[], now: Date): boolean => {
  if (!isBeforeStart(crew, now)) return false
  if (crew.ready_called_at === null) return members.length > 0
  const lastCall = latest([crew.ready_called_at, crew.ready_called_again_at])
  return lastCall + leaderPauseMs <= now.getTime() && members.some((member) => isSilent(crew, member))
}

/** For leaders, from the start on. */
export const canRelease = (crew: ReadyFacts, members: readonly MemberReadiness[], now: Date): boolean =>
  !isBeforeStart(crew, now) && members.some((member) => isSilent(crew, member))
