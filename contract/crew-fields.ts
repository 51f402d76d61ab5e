/** The words and limits of a crew post. The rules made of them are in crew-rules.ts: addresses are read without. */
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

export const shipSizes = ['small', 'medium', 'large', 'capital'] as const
export type ShipSize = (typeof shipSizes)[number]

export const experienceLevels = ['beginner', 'intermediate', 'experienced'] as const
export type ExperienceLevel = (typeof experienceLevels)[number]

export const missionStatuses = ['open', 'in_progress', 'completed', 'ended', 'cancelled'] as const
export type MissionStatus = (typeof missionStatuses)[number]

/** The windows in which the board looks for starts. */
export const startWindows = ['next_hour', 'next_6h', 'today', 'tomorrow', 'this_week'] as const
export type StartWindow = (typeof startWindows)[number]

export const crewLimits = {
  crewSize: 50,
  searchLength: 200,
  defaultCrewSize: 4,
  durationMinutes: 1440,
  rewardUec: 1_000_000_000_000,
  /** The earliest start a form offers, from now. */
  leadMinutes: 30,
  /** The latest start, from now. */
  aheadYears: 1,
} as const
