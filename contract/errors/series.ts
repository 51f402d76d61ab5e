import { seriesLimits } from '../series/limits.ts'
import type { ErrorRow } from './row.ts'

/** What keeps a mission from being repeated, or a series from being changed. */
export const seriesErrors = {
  series_exists: {
    status: 409,
    en: 'This mission belongs to a series already.',
    de: 'Diese Mission gehört schon zu einer Serie.',
  },
  too_many_series: {
    status: 409,
    en: `You can have at most ${seriesLimits.running} running series. End one first.`,
    de: `Du kannst höchstens ${seriesLimits.running} laufende Serien haben. Beende zuerst eine.`,
  },
  series_ended: {
    status: 409,
    en: 'This series has ended.',
    de: 'Diese Serie ist beendet.',
  },
  date_posted: {
    status: 409,
    en: 'This date is posted already. Edit or cancel the post instead.',
    de: 'Dieser Termin ist schon veröffentlicht. Bearbeite das Gesuch oder sag die Mission ab.',
  },
  date_passed: {
    status: 409,
    en: 'This date has passed.',
    de: 'Dieser Termin ist vorbei.',
  },
} as const satisfies Record<string, ErrorRow>
