/** Values and limits of beacons, without zod. */
const minute = 60_000

export const beaconLimits = {
  minutesMin: 30,
  minutesMax: 6 * 60,
  /** How far ahead its start may be. */
  aheadHours: 24,
  note: 140,
  /** How many lit beacons a list has. */
  listed: 50,
  /** So many of those that were lit last are compared with the reader's posts: what a list costs must not grow with all. */
  compared: 500,
  /** Counts end here. */
  counted: 1_000,
  /** So many posts of the reader, the next to start, are compared with them. */
  ownPosts: 20,
  /** The first beacon is filled in with so many activities, of so many missions as leader and as member. */
  firstActivities: 3,
  firstMissions: 20,
  /** How many posts a player is notified of within an hour. */
  alertsAnHour: 6,
  /** The last of them are only for posts that give seats at once, which may come after the others. */
  alertsAtOnce: 2,
} as const

/** How long before its end its player is asked whether to keep it lit, and how much longer it then is. */
export const prolongs = { beforeMs: 10 * minute, minutes: 60 } as const

/** `known`: the player's favourites and those they have flown with. */
export const beaconAudiences = ['everyone', 'known'] as const
export type BeaconAudience = (typeof beaconAudiences)[number]

/** A seat that is freed so shortly before the start is announced to the leaders with those who would fit. */
export const freedSeatHours = 2
