/** What can be wrong with the roles of a crew post. */
import type { LocalizedText } from '../wire/languages.ts'

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
  role_filled: {
    en: 'A role with people in it cannot be removed',
    de: 'Eine Rolle mit Leuten darin kann nicht entfernt werden',
  },
  role_amount: {
    en: 'The amount must be a whole number of at least 0',
    de: 'Der Betrag muss eine ganze Zahl ab 0 sein',
  },
  role_share_range: {
    en: 'The share must be between 0 and 100 percent',
    de: 'Der Anteil muss zwischen 0 und 100 Prozent liegen',
  },
} as const satisfies Record<string, LocalizedText>
