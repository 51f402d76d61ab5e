import { attendanceLimits } from '#contract/attendance/fields.ts'
import type { AttendanceRecord, LeaderRecord } from '#contract/crews/records.ts'

/** From the sum of all stars and the number of ratings. */
export const viewReputation = (sum: number, count: number) => ({
  averageRating: count > 0 ? sum / count : 0,
  totalRatings: count,
})

/** A few missions are not meaningful yet. */
export const viewAttendance = (record: AttendanceRecord): AttendanceRecord | null =>
  record.missions < attendanceLimits.missions ? null : record

export const viewLeading = (record: LeaderRecord): LeaderRecord | null =>
  record.announced < attendanceLimits.missions ? null : record
