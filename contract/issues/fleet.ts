/** What can be wrong with a ship of a fleet. */
import type { LocalizedText } from '../locales/locales.ts'

export const fleetIssues = {
  ship_required: { en: 'Please choose a ship.', de: 'Bitte wählen Sie ein Schiff aus!' },
  ship_not_yours: { en: 'This ship is not in your fleet.', de: 'Dieses Schiff ist nicht in deiner Flotte.' },
  import_empty: {
    en: 'Choose a file, or paste your list.',
    de: 'Wähle eine Datei, oder füge deine Liste ein.',
  },
  import_too_large: {
    en: 'That is too large: a list may have {n} MB at most.',
    de: 'Das ist zu groß: Eine Liste darf höchstens {n} MB haben.',
  },
  import_too_many_lines: {
    en: 'That is too much: a list may have {n} ships at most.',
    de: 'Das ist zu viel: Eine Liste darf höchstens {n} Schiffe haben.',
  },
  import_not_text: {
    en: 'This is not text that can be read. Save the list as JSON or CSV in UTF-8.',
    de: 'Das ist kein lesbarer Text. Speichere die Liste als JSON oder CSV in UTF-8.',
  },
  import_unreadable: {
    en: 'This list cannot be read. It has to be one name a line, or the JSON or CSV of a hangar export.',
    de: 'Diese Liste lässt sich nicht lesen. Es muss ein Name je Zeile sein, oder JSON oder CSV aus einem Hangar-Export.',
  },
  import_line_too_long: {
    en: 'A line of this list is too long, or has too many columns.',
    de: 'Eine Zeile dieser Liste ist zu lang oder hat zu viele Spalten.',
  },
  import_without_names: {
    en: 'This list has no names of ships. Write one on each line; in JSON each ship needs a “name”, in CSV the first line a column “name”.',
    de: 'Diese Liste hat keine Schiffsnamen. Schreib in jede Zeile einen; in JSON braucht jedes Schiff einen „name“, in CSV die erste Zeile eine Spalte „name“.',
  },
  import_nothing_chosen: { en: 'Choose at least one ship.', de: 'Wähle mindestens ein Schiff aus.' },
  ship_condition_range: {
    en: 'The condition must be between 0 and {n} percent',
    de: 'Der Zustand muss zwischen 0 und {n} Prozent liegen',
  },
} as const satisfies Record<string, LocalizedText>
