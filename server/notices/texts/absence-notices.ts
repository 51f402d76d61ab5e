/** What notices say to players who were marked as absent, and to the leaders who marked them. */
import { attendanceLimits } from '#contract/attendance/fields.ts'
import { m } from '#texts'
import type { TextsOf } from './reader.ts'

interface OfCrew {
  readonly title: string
}

interface OfPlayer extends OfCrew {
  /** Of the player who was marked. */
  readonly name: string
}

/** As in the other notices: a type keeps its data. */
export interface AbsenceNotices {
  readonly marked_absent: OfCrew
  readonly absence_withdrawn: OfCrew
  readonly absence_upheld: OfCrew
  readonly absence_overturned: OfCrew
  /** The rest go to the leader. */
  readonly mark_contested: OfPlayer
  readonly mark_upheld: OfPlayer
  readonly mark_overturned: OfPlayer
}

export const absenceTexts: TextsOf<AbsenceNotices> = {
  marked_absent: ({ title }, reader) =>
    m.attendance_notice_marked({ title, days: attendanceLimits.days }, reader),
  absence_withdrawn: m.attendance_notice_withdrawn,
  absence_upheld: m.attendance_notice_upheld,
  absence_overturned: m.attendance_notice_overturned,
  mark_contested: m.attendance_notice_mark_contested,
  mark_upheld: m.attendance_notice_mark_upheld,
  mark_overturned: m.attendance_notice_mark_overturned,
}
