import { applicationLimits } from '../applications/fields.ts'
import type { ErrorRow } from './row.ts'

const { hoursAfterRefusal } = applicationLimits

export const applicationErrors = {
  already_member: {
    status: 409,
    en: 'Already a member of this crew.',
    de: 'Schon Mitglied dieser Crew.',
  },
  not_member: {
    status: 409,
    en: 'You are not in this crew.',
    de: 'Du bist nicht in dieser Crew.',
  },
  already_applied: {
    status: 409,
    en: 'You already have a pending application for this crew.',
    de: 'Du hast bei dieser Crew schon eine offene Bewerbung.',
  },
  refused_recently: {
    status: 409,
    en: `Your last application to this crew was not accepted. You can apply again ${hoursAfterRefusal} hours after that.`,
    de: `Deine letzte Bewerbung bei dieser Crew wurde nicht angenommen. ${hoursAfterRefusal} Stunden danach kannst du dich wieder bewerben.`,
  },
  apply_instead: {
    status: 409,
    en: 'This seat is not given at once. You can apply for it.',
    de: 'Dieser Platz wird nicht sofort vergeben. Du kannst dich darauf bewerben.',
  },
  already_decided: {
    status: 409,
    en: 'This application has been decided already.',
    de: 'Über diese Bewerbung wurde schon entschieden.',
  },
} as const satisfies Record<string, ErrorRow>
