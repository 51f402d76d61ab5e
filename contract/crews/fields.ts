/** The values and limits of a crew post. The rules are in rules.ts, so that URLs can be parsed without loading zod. */
export const activities = [
  'mining',
  'cargo',
  'combat',
  'exploration',
  'racing',
  'social',
  'trading',
  'salvage',
  'transport',
  'rescue',
  'escort',
] as const
export type Activity = (typeof activities)[number]

export const postTypes = ['crew_search', 'mission', 'transport'] as const
export type PostType = (typeof postTypes)[number]

export const experienceLevels = ['beginner', 'intermediate', 'experienced'] as const
export type ExperienceLevel = (typeof experienceLevels)[number]

/** The released game, or its public test universe. */
export const gameVersions = ['live', 'ptu'] as const
export type GameVersion = (typeof gameVersions)[number]

/** How many hours the clock of a post may differ from that of the zone that the board is filtered by. */
export const hoursApartChoices = ['0', '1', '3'] as const

export const missionStatuses = ['open', 'in_progress', 'completed', 'ended', 'cancelled'] as const
export type MissionStatus = (typeof missionStatuses)[number]

/** Filters of the board by start time. */
export const startWindows = ['next_hour', 'next_6h', 'today', 'tomorrow', 'this_week'] as const
export type StartWindow = (typeof startWindows)[number]

export const crewLimits = {
  crewSize: 50,
  titleLength: 120,
  searchLength: 200,
  /** Of the name of a star system. */
  systemLength: 40,
  defaultCrewSize: 4,
  durationMinutes: 1440,
  rewardUec: 1_000_000_000_000,
  /** How far ahead the earliest start is that a form accepts. */
  leadMinutes: 30,
  /** How far ahead a start may be. */
  aheadYears: 1,
} as const
