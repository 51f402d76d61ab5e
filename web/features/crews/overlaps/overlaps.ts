/** The missions that a player has promised to fly: those they lead or are aboard of, at their times. */
import type { CrewSummary } from '#contract/crews/crews.ts'
import { assumedMinutes } from '#contract/users/week-hours.ts'
import type { OwnCrews } from '#web/session/own-crews.ts'

const minuteMs = 60_000

export interface Span {
  readonly start: Date
  readonly end: Date
}

export interface PlannedMission extends Span, Pick<CrewSummary, 'id' | 'title' | 'primaryLanguage'> {}

export const spanOf = (start: Date, minutes: number | null): Span => ({
  start,
  end: new Date(start.getTime() + (minutes || assumedMinutes) * minuteMs),
})

export const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end

/** The soonest first. Those without a start promise no time. */
export const plannedMissions = ({ led, joined }: Pick<OwnCrews, 'led' | 'joined'>): PlannedMission[] =>
  [...led, ...joined]
    .flatMap(({ id, title, primaryLanguage, scheduledTime, estimatedDuration }) =>
      scheduledTime
        ? { id, title, primaryLanguage, ...spanOf(new Date(scheduledTime), estimatedDuration) }
        : [],
    )
    .sort((one, other) => one.start.getTime() - other.start.getTime())
