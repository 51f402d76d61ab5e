/** Words of a search, folded, that name a filter, and those that name nothing. */
import type { StartWindow } from '#contract/crews/fields.ts'
import type { Region } from '#contract/wire/regions.ts'
import { fold } from './seat-words.ts'

export const regionWords: ReadonlyMap<string, Region> = new Map([
  ['eu', 'eu'],
  ['europe', 'eu'],
  ['europa', 'eu'],
  ['us', 'us'],
  ['usa', 'us'],
  ['asia', 'asia'],
  ['asien', 'asia'],
  ['au', 'au'],
  ['australia', 'au'],
  ['australien', 'au'],
])

export const dayWords: ReadonlyMap<string, StartWindow> = new Map([
  ['today', 'today'],
  ['tonight', 'today'],
  ['heute', 'today'],
  ['tomorrow', 'tomorrow'],
  ['morgen', 'tomorrow'],
])

/** Of the day that is named beside them, else of today. */
export const eveningWords: ReadonlySet<string> = new Set(['evening', 'night', 'abend', 'nacht'])

const english =
  'a am an and any are at crew crews for free from i in is looking of on open or place seat seats server speaking system the to who with'
const german =
  'als am auf bei crew das dem den der die ein eine einem einen einer frei freie freiem freien freier freies für gesucht ich im in mit oder platz plätze server sitz sitze sitzplatz suche system und von zum zur'

/** What stands between the words that name something in a sentence. */
export const fillerWords: ReadonlySet<string> = new Set(`${english} ${german}`.split(' ').map(fold))
