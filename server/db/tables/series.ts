import type { Generated, Selectable } from 'kysely'
import type { CrewDraft } from '#contract/crews/drafts.ts'
import type { WeekStep } from '#contract/crews/rhythm.ts'

/** What every post of a series has in common: a draft without its start and its zone. */
export type SeriesTemplate = Omit<CrewDraft, 'scheduledFor' | 'timezone'>

/** A mission that is repeated. */
export interface SeriesTable {
  id: Generated<number>
  leader_id: number
  template: SeriesTemplate
  /** The zone in which all dates have the same time of day. */
  timezone: string
  /** Wall-clock times are texts such as 2026-11-24T20:00: the moment that they mean can change with the rules of the zone. */
  first_date: string
  every_weeks: WeekStep
  /** How many dates there are in all. */
  times: number
  created_at: Date
  /** When its leader last changed it. */
  updated_at: Date
  ended_at: Date | null
}
export type SeriesRow = Selectable<SeriesTable>

/** One date of a series. Those that are not posted are deleted when the series ends. */
export interface SeriesDatesTable {
  series_id: number
  /** From 1. */
  number: number
  /** The wall-clock time of the rhythm. */
  planned_for: string
  /** The wall-clock time that the leader chose instead. */
  moved_to: string | null
  /** The moment that these mean, to find what is due. */
  starts_at: Date
  is_skipped: Generated<boolean>
  /** When the leader was notified why the date is not posted. */
  held_at: Generated<Date | null>
  /** Null until it is posted. */
  crew_id: number | null
}
export type SeriesDateRow = Selectable<SeriesDatesTable>
