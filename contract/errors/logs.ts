import { logLimits } from '../logs/limits.ts'
import type { ErrorRow } from './row.ts'

const { pictures } = logLimits

/** What the log of a mission can refuse. */
export const logErrors = {
  log_closed: {
    status: 409,
    en: 'A mission has a log once it is completed.',
    de: 'Eine Mission hat ein Logbuch, sobald sie abgeschlossen ist.',
  },
  log_full: {
    status: 409,
    en: `The log is full (${pictures} pictures). Remove one to make room.`,
    de: `Das Logbuch ist voll (${pictures} Bilder). Entferne eines, um Platz zu machen.`,
  },
} as const satisfies Record<string, ErrorRow>
