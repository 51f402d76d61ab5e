/** What can be wrong with a crew post. */
import type { LocalizedText } from '../locales/locales.ts'

export const crewIssues = {
  title_required: { en: 'Please enter a mission title', de: 'Bitte gib einen Missionstitel ein' },
  description_required: { en: 'Please enter a description', de: 'Bitte gib eine Beschreibung ein' },
  activity_required: { en: 'Please select an activity type', de: 'Bitte wähle eine Aktivität' },
  edit_title_required: { en: 'Title is required', de: 'Der Titel darf nicht leer sein' },
  edit_description_required: { en: 'Description is required', de: 'Die Beschreibung darf nicht leer sein' },
  edit_activity_required: { en: 'Activity is required', de: 'Bitte wähle eine Aktivität' },
  crew_size_range: {
    en: 'Crew size must be between 1 and {n}',
    de: 'Die Crewgröße muss zwischen 1 und {n} liegen',
  },
  crew_size_below_crew: {
    en: 'The crew already has {n} people',
    de: 'Die Crew hat schon {n} Leute',
  },
  crew_size_below_held: {
    en: '{n} seats are taken or held for invited players',
    de: '{n} Plätze sind vergeben oder für Eingeladene reserviert',
  },
  ship_unknown: {
    en: 'This ship is not in the catalogue. Please choose another one',
    de: 'Dieses Schiff ist nicht im Katalog. Bitte wähle ein anderes',
  },
  start_in_past: {
    en: 'Scheduled time must be in the future',
    de: 'Die Startzeit muss in der Zukunft liegen',
  },
  start_too_soon: {
    en: 'Please choose a start at least {n} minutes from now',
    de: 'Bitte wähle einen Start in frühestens {n} Minuten',
  },
  start_too_far: {
    en: 'Please choose a start within the next year',
    de: 'Bitte wähle einen Start innerhalb des nächsten Jahres',
  },
  start_incomplete: {
    en: 'Please choose both a day and a time',
    de: 'Bitte wähle einen Tag und eine Uhrzeit',
  },
  start_nonexistent: {
    en: 'This date and time do not exist in the chosen time zone',
    de: 'Dieses Datum mit dieser Uhrzeit gibt es in der gewählten Zeitzone nicht',
  },
  start_past_neighbour: {
    en: 'A date stays between the one before and the one after it',
    de: 'Ein Termin bleibt zwischen dem davor und dem danach',
  },
  series_times: {
    en: 'Please choose 2 to {n} times',
    de: 'Bitte wähle 2- bis {n}-mal',
  },
  reward_negative: {
    en: 'Reward must be a positive number',
    de: 'Die Belohnung muss eine positive Zahl sein',
  },
  reward_too_large: { en: 'Please enter a smaller reward', de: 'Bitte gib eine kleinere Belohnung ein' },
  duration_range: {
    en: 'Duration must be between 0 and {n} minutes',
    de: 'Die Dauer muss zwischen 0 und {n} Minuten liegen',
  },
  discord_link: {
    en: 'Please enter a Discord link that invites (discord.gg/… or discord.com/invite/…) or leads to a channel (discord.com/channels/…)',
    de: 'Bitte gib einen Discord-Link ein, der einlädt (discord.gg/… oder discord.com/invite/…) oder zu einem Kanal führt (discord.com/channels/…)',
  },
} as const satisfies Record<string, LocalizedText>
