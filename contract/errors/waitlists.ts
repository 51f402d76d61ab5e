import { waitlistLimits } from '../waitlists/limits.ts'
import type { ErrorRow } from './row.ts'

/** What keeps a player off the waiting list of a crew. */
export const waitlistErrors = {
  seat_free: {
    status: 409,
    en: 'There is a free seat: you can apply for it.',
    de: 'Es ist ein Platz frei: Du kannst dich darauf bewerben.',
  },
  already_waiting: {
    status: 409,
    en: 'You are already on the waiting list of this crew.',
    de: 'Du stehst schon auf der Warteliste dieser Crew.',
  },
  not_waiting: {
    status: 409,
    en: 'No longer on the waiting list of this crew.',
    de: 'Nicht mehr auf der Warteliste dieser Crew.',
  },
  seat_offered: {
    status: 409,
    en: 'A seat in this crew is held for you: accept or decline it first.',
    de: 'In dieser Crew ist ein Platz für dich reserviert: Nimm ihn erst an oder lehne ihn ab.',
  },
  offer_ran_out: {
    status: 409,
    en: 'You did not answer an offer of a seat in this crew in time, so you cannot join its waiting list again. The leader can still invite you.',
    de: 'Du hast einen angebotenen Platz in dieser Crew nicht rechtzeitig angenommen und kannst nicht noch einmal auf die Warteliste. Die Leitung kann dich weiter einladen.',
  },
  waitlist_full: {
    status: 409,
    en: `The waiting list is full: ${waitlistLimits.perCrew} players are waiting already.`,
    de: `Die Warteliste ist voll: Es warten schon ${waitlistLimits.perCrew} Personen.`,
  },
  waitlist_refused: {
    status: 403,
    en: 'The leader does not want you on the waiting list. When a seat is free, you can still apply.',
    de: 'Die Leitung möchte dich nicht auf der Warteliste haben. Wenn ein Platz frei ist, kannst du dich weiter bewerben.',
  },
} as const satisfies Record<string, ErrorRow>
