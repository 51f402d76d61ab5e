import { waitlistLimits } from '#contract/waitlists/limits.ts'
import type { Viewer } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { canBecome, isRunning } from './crews.status.ts'

/** Who leads a crew. */
export type LedCrew = Pick<CrewRow, 'author_id' | 'co_leader_id'>

/** A row of the table, or one that was returned as JSON with its times as text. */
type CrewFacts = LedCrew &
  Pick<CrewRow, 'mission_status' | 'is_hidden'> & {
    readonly scheduled_time: Date | string | null
    readonly warned_at: Date | string | null
  }

export const isLeader = (viewer: Pick<Viewer, 'id'>, crew: Pick<CrewRow, 'author_id'>): boolean =>
  viewer.id === crew.author_id

export const isCoLeader = (viewer: Pick<Viewer, 'id'>, crew: Pick<CrewRow, 'co_leader_id'>): boolean =>
  viewer.id === crew.co_leader_id

/**
 * Who decides on applications, and starts and completes the mission. Everything else about a post is up to its leader.
 */
export const canLead = (viewer: Pick<Viewer, 'id'>, crew: LedCrew): boolean =>
  isLeader(viewer, crew) || isCoLeader(viewer, crew)

/** The leader first. */
export const leadersOf = ({ author_id, co_leader_id }: LedCrew): number[] =>
  co_leader_id === null ? [author_id] : [author_id, co_leader_id]

/** Guests get a hidden post only if reports hide it, not the ban of its leader. */
export const isRemovedFor = (
  viewer: Viewer | undefined,
  crew: Pick<CrewRow, 'is_hidden'> & { readonly leader_banned_until: Date | string | null },
  now: Date,
): boolean =>
  !viewer && crew.is_hidden && crew.leader_banned_until !== null && new Date(crew.leader_banned_until) > now

export const canEdit = (viewer: Viewer, crew: CrewFacts): boolean =>
  isLeader(viewer, crew) && isRunning(crew.mission_status)

/** Only while people can join. */
export const canDecide = (viewer: Viewer, crew: CrewFacts): boolean =>
  canLead(viewer, crew) && isRunning(crew.mission_status)

/** Only for posts with a start whose leader was warned. Without a start, the leader's visit already keeps the post. */
export const canKeep = (viewer: Viewer, crew: CrewFacts): boolean =>
  isLeader(viewer, crew) &&
  crew.mission_status === 'open' &&
  crew.warned_at !== null &&
  crew.scheduled_time !== null

export const movesOf = (viewer: Viewer, crew: CrewFacts, isMember: boolean) => {
  const isOwn = isLeader(viewer, crew)
  const isLed = canLead(viewer, crew)
  const status = crew.mission_status
  return {
    start: isLed && canBecome(status, 'in_progress'),
    complete: isLed && canBecome(status, 'completed'),
    end: isOwn && canBecome(status, 'ended'),
    cancel: isOwn && canBecome(status, 'cancelled'),
    leave: isMember && isRunning(status),
    bringShip: (isMember || isOwn) && isRunning(status),
    keep: canKeep(viewer, crew),
    nameCoLeader: canEdit(viewer, crew),
    // The reports that hide a post are about its leader.
    handOver: canEdit(viewer, crew) && !crew.is_hidden,
    stepDown: isCoLeader(viewer, crew) && isRunning(status),
  }
}

/** Whether seats go to those who wait without the leader. Do not offer seats after a missed start. */
export const movesUp = (
  {
    is_hidden,
    mission_status,
    scheduled_time,
  }: Pick<CrewFacts, 'is_hidden' | 'mission_status' | 'scheduled_time'>,
  now: Date,
): boolean => {
  if (is_hidden) return false
  if (mission_status !== 'open' || !scheduled_time) return true
  return now.getTime() <= new Date(scheduled_time).getTime() + waitlistLimits.minutesAfterStart * 60_000
}
