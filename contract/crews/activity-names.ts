import type { LocalizedText } from '../locales/locales.ts'
import type { Activity } from './fields.ts'

/** The names of the activities: the board shows them, and the search finds them. */
export const activityNames: Readonly<Record<Activity, LocalizedText>> = {
  mining: { en: 'Mining', de: 'Bergbau' },
  cargo: { en: 'Cargo', de: 'Fracht' },
  combat: { en: 'Combat', de: 'Kampf' },
  exploration: { en: 'Exploration', de: 'Erkundung' },
  racing: { en: 'Racing', de: 'Rennen' },
  social: { en: 'Social', de: 'Treffen' },
  trading: { en: 'Trading', de: 'Handel' },
  salvage: { en: 'Salvage', de: 'Bergung' },
  transport: { en: 'Transport', de: 'Transport' },
  rescue: { en: 'Rescue', de: 'Rettung' },
  escort: { en: 'Escort', de: 'Eskorte' },
}
