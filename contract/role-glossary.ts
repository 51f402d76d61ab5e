/** What players call the usual roles, in both languages: a search in one language finds role names in the other. */
import type { LocalizedText } from './wire/languages.ts'

export const roleGlossary: readonly LocalizedText[] = [
  { en: 'Medic', de: 'Sanitäter' },
  { en: 'Gunner', de: 'Schütze' },
  { en: 'Escort', de: 'Eskorte' },
  { en: 'Engineer', de: 'Ingenieur' },
  { en: 'Scout', de: 'Späher' },
  { en: 'Captain', de: 'Kapitän' },
  { en: 'Hauler', de: 'Frachterpilot' },
  { en: 'Loader', de: 'Lader' },
  { en: 'Miner', de: 'Bergmann' },
  { en: 'Fighter', de: 'Jäger' },
  { en: 'Driver', de: 'Fahrer' },
]
