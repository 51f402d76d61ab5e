import type { ErrorRow } from './row.ts'

/** The errors that the page of a crew shows before anybody asks for the seat. */
export const seatErrors = {
  crew_full: {
    status: 409,
    en: 'This crew is full.',
    de: 'Diese Crew ist voll.',
  },
  role_full: {
    status: 409,
    en: 'This role is filled.',
    de: 'Rolle besetzt.',
  },
  seat_held: {
    status: 409,
    en: 'This seat is held for somebody who was invited.',
    de: 'Dieser Platz ist für jemanden reserviert, der eingeladen wurde.',
  },
  lead_not_offered: {
    status: 409,
    en: 'The lead of this crew is not offered any more.',
    de: 'Die Leitung dieser Crew wird nicht mehr angeboten.',
  },
  offer_ended: {
    status: 409,
    en: 'This invitation is no longer open.',
    de: 'Diese Einladung ist nicht mehr offen.',
  },
} as const satisfies Record<string, ErrorRow>
