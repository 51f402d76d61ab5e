/** What limits a mark of absence, apart from its endpoints: pages that only show it stay small. */

/** What a moderator decides: the player was absent, or was there. */
export const absenceVerdicts = ['upheld', 'overturned'] as const
export type AbsenceVerdict = (typeof absenceVerdicts)[number]

export const attendanceLimits = {
  /** How long after the completion the player can contest the mark, and the leader withdraw it. */
  days: 7,
  /** What the player says about it. */
  text: 500,
  /** A record is about the missions of so many months, and shown from so many missions on. */
  months: 12,
  missions: 3,
  /** A mission that its leader cancels later than so many hours before its start is cancelled late. */
  lateHours: 2,
} as const
