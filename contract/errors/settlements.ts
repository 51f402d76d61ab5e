import { settlementLimits } from '../settlements/fields.ts'
import type { ErrorRow } from './row.ts'

const { days, reportDays } = settlementLimits

/** What can keep players from splitting what a mission brought in, and from answering. */
export const settlementErrors = {
  nobody_to_settle_with: {
    status: 409,
    en: 'Nobody else was aboard.',
    de: 'Außer dir war niemand an Bord.',
  },
  settlement_changed: {
    status: 409,
    en: 'The settlement has changed in the meantime. Please look at it again.',
    de: 'Die Abrechnung hat sich inzwischen geändert. Bitte sieh sie dir noch einmal an.',
  },
  settlement_answered: {
    status: 409,
    en: 'You have confirmed this already.',
    de: 'Das hast du schon bestätigt.',
  },
  settlement_undisputed: {
    status: 409,
    en: `You can report this once you have disputed your share for ${reportDays} days.`,
    de: `Das kannst du melden, sobald du deinem Anteil ${reportDays} Tage lang widersprochen hast.`,
  },
  settlement_closed: {
    status: 409,
    en: `Takings can be split for ${days} days after the completion, and answered for ${days} days after they were.`,
    de: `Der Erlös lässt sich ${days} Tage lang nach dem Abschluss aufteilen, und antworten kann man ${days} Tage lang danach.`,
  },
} as const satisfies Record<string, ErrorRow>
