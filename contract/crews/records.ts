/** How reliably a player came to missions and led them, within the last months. */
import * as z from 'zod/mini'

/** Of the missions that the player was a member of: one counts for each leader and day. */
export const attendanceRecord = z.object({ came: z.int(), missions: z.int() })
export type AttendanceRecord = z.output<typeof attendanceRecord>

/** Of the missions that the player has announced and that are over. */
export const leaderRecord = z.object({
  announced: z.int(),
  flown: z.int(),
  /** Shortly before the start, or after it, when others were aboard already. */
  cancelledLate: z.int(),
})
export type LeaderRecord = z.output<typeof leaderRecord>
