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
} as const satisfies Record<string, ErrorRow>
