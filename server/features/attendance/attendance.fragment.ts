/** The players who were marked as absent by the leader of a completed mission. */
import { sql } from 'kysely'
import { attendanceLimits } from '#contract/attendance/fields.ts'
import type { Context } from '#server/context.ts'
import type { AbsenceRow } from '#server/db/tables/attendance.ts'

const dayMs = 24 * 60 * 60_000

/** Times are as the database writes them in JSON. */
interface CrewAbsence extends Pick<AbsenceRow, 'user_id' | 'status' | 'contest_text'> {
  readonly marked_at: string
  /** Whether it can still be contested and withdrawn. */
  readonly is_recent: boolean
}

/** Undefined for guests. */
export interface AbsenceRelation {
  absences?: CrewAbsence[]
}

/** An additional column of a crew, for the leader and those who are marked: see `viewDetails`. */
export const absenceRelation = ({ viewer, now }: Pick<Context, 'viewer' | 'now'>) => {
  const oldest = new Date(now().getTime() - attendanceLimits.days * dayMs)
  return viewer
    ? sql`,
        (
          select coalesce(json_agg(mark order by mark.user_id), '[]')
          from (
            select user_id, status, contest_text, marked_at, marked_at > ${oldest} as is_recent
            from absences
            where absences.crew_id = crews.id
          ) as mark
        ) as absences
      `
    : sql``
}
