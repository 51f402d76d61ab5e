import type { ErrorRow } from './row.ts'

export const missionErrors = {
  own_crew: {
    status: 403,
    en: 'This is your own crew.',
    de: 'Das ist deine eigene Crew.',
  },
  wrong_status: {
    status: 409,
    en: "Not possible in the mission's current status.",
    de: 'Im aktuellen Status der Mission geht das nicht.',
  },
  no_start: {
    status: 409,
    en: 'This mission has no start time yet.',
    de: 'Diese Mission hat noch keine Startzeit.',
  },
  mission_closed: {
    status: 409,
    en: 'This mission is over.',
    de: 'Diese Mission ist vorbei.',
  },
} as const satisfies Record<string, ErrorRow>
