/** What players call the usual roles, in both languages: a search in one language finds role names in the other. */

import type { LocalizedText } from '../locales/locales.ts'
import type { RoleCategory } from './fields.ts'

interface GlossaryEntry extends LocalizedText {
  /** The category that such a role usually has. */
  readonly category: RoleCategory
}

export const roleGlossary: readonly GlossaryEntry[] = [
  { en: 'Medic', de: 'Sanitäter', category: 'medical' },
  { en: 'Gunner', de: 'Schütze', category: 'combat' },
  { en: 'Escort', de: 'Eskorte', category: 'combat' },
  { en: 'Engineer', de: 'Ingenieur', category: 'support' },
  { en: 'Scout', de: 'Späher', category: 'exploration' },
  { en: 'Captain', de: 'Kapitän', category: 'other' },
  { en: 'Hauler', de: 'Frachterpilot', category: 'transport' },
  { en: 'Loader', de: 'Lader', category: 'support' },
  { en: 'Miner', de: 'Bergmann', category: 'mining' },
  { en: 'Fighter', de: 'Jäger', category: 'combat' },
  { en: 'Driver', de: 'Fahrer', category: 'exploration' },
]
