/** What can be wrong with the roles of a crew post. */
import type { LocalizedText } from '../locales/locales.ts'

export const roleIssues = {
  too_many_roles: { en: 'At most {n} roles', de: 'Höchstens {n} Rollen' },
  role_name_required: { en: 'Please enter a role name', de: 'Bitte gib einen Rollennamen ein' },
  role_slots_range: {
    en: 'Slots must be between 1 and {n}',
    de: 'Die Plätze müssen zwischen 1 und {n} liegen',
  },
  role_slots_below_filled: {
    en: '{n} of these seats are taken already',
    de: '{n} dieser Plätze sind schon besetzt',
  },
  role_slots_below_held: {
    en: '{n} of these seats are taken or held for invited players',
    de: '{n} dieser Plätze sind besetzt oder für Eingeladene reserviert',
  },
  role_filled: {
    en: 'A role with people in it cannot be removed',
    de: 'Eine Rolle mit Leuten darin kann nicht entfernt werden',
  },
  roles_need_seats: {
    en: 'The roles need a crew of at least {n}, including the leader',
    de: 'Die Rollen brauchen eine Crew von mindestens {n}, die Leitung mitgezählt',
  },
  role_amount: {
    en: 'The amount must be a whole number of at least 0',
    de: 'Der Betrag muss eine ganze Zahl ab 0 sein',
  },
  role_share_range: {
    en: 'The share must be between 0 and 100 percent, with at most one decimal',
    de: 'Der Anteil muss zwischen 0 und 100 Prozent liegen, mit höchstens einer Nachkommastelle',
  },
} as const satisfies Record<string, LocalizedText>
