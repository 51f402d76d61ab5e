import { ratingLimits } from '../ratings/fields.ts'
import type { ErrorRow } from './row.ts'

const { days, minutes } = ratingLimits

/** What a rating can be refused for. */
export const ratingErrors = {
  already_rated: {
    status: 409,
    en: 'You have rated this mission already.',
    de: 'Du hast diese Mission schon bewertet.',
  },
  mission_too_short: {
    status: 409,
    en: `Only players who were aboard together for at least ${minutes} minutes rate each other.`,
    de: `Nur wer mindestens ${minutes} Minuten zusammen an Bord war, bewertet sich gegenseitig.`,
  },
  rating_closed: {
    status: 409,
    en: `A mission can be rated for ${days} days after its completion.`,
    de: `Eine Mission lässt sich nach dem Abschluss ${days} Tage lang bewerten.`,
  },
  nobody_to_rate: {
    status: 409,
    en: 'Nobody else was in this crew.',
    de: 'In dieser Crew war sonst niemand.',
  },
} as const satisfies Record<string, ErrorRow>
