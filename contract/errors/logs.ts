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
    en: `This log has its ${pictures} pictures already. Remove one to make room for another.`,
    de: `Dieses Logbuch hat schon seine ${pictures} Bilder. Entferne eines, um Platz für ein anderes zu machen.`,
  },
} as const satisfies Record<string, ErrorRow>
