import { readyTimes } from '../crews/readiness.ts'
import type { ErrorRow } from './row.ts'

/** What the ready check before a start refuses. */
export const readyErrors = {
  ready_call_refused: {
    status: 409,
    en: `Nobody has to be asked now: the mission has started, everybody has answered, or the last call was less than ${2 * readyTimes.pause} minutes ago.`,
    de: `Gerade muss niemand gefragt werden: Die Mission hat begonnen, alle haben geantwortet, oder der letzte Aufruf ist keine ${2 * readyTimes.pause} Minuten her.`,
  },
  ready_check_closed: {
    status: 409,
    en: 'There is no ready check for you to answer right now.',
    de: 'Gerade läuft kein Bereitschaftscheck, auf den du antworten kannst.',
  },
  release_too_early: {
    status: 409,
    en: 'Seats can be released from the start on.',
    de: 'Plätze lassen sich ab dem Start freigeben.',
  },
  nobody_silent: {
    status: 409,
    en: 'They have answered or left meanwhile.',
    de: 'Sie haben inzwischen geantwortet oder die Crew verlassen.',
  },
} as const satisfies Record<string, ErrorRow>
