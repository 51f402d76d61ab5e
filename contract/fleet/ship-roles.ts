import german from '../data/ship-roles-german.json' with { type: 'json' }
import type { Locale } from '../locales/locales.ts'

const germanNames = new Map(Object.entries(german))

/** The role of a ship in the reader's language, if it is one of the catalogue; otherwise as its owner wrote it. */
export const localShipRole = (role: string, locale: Locale): string =>
  locale === 'de' ? (germanNames.get(role) ?? role) : role
