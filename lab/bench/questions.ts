/** What the board is asked, by what it may cost: as many times as loading a page of posts by their ids. */

export type Question = Readonly<Record<string, string>>

export interface QuestionGroup {
  readonly limit: number
  /** How many posts start when, instead of a page of them. */
  readonly counts?: boolean
  readonly questions: Readonly<Record<string, Question>>
}

const sixFilters = {
  activity: 'combat',
  languages: 'de,en',
  shipSize: 'large',
  experience: 'beginner',
  maxCrewSize: '8',
  startTime: 'this_week',
}

const everything = (questions: Readonly<Record<string, Question>>) =>
  Object.fromEntries(
    Object.entries(questions).map(([name, query]) => [`all: ${name}`, { ...query, status: 'all' }]),
  )

const lists: Readonly<Record<string, Question>> = {
  'first page': {},
  'page 20': { page: '20' },
  'the last page': { page: '84' },
  'far past the end': { page: '1000000' },
  soonest: { sort: 'soonest' },
  'one activity': { activity: 'mining' },
  'one language': { languages: 'de' },
  'a time zone': { timezone: 'Europe/Berlin' },
  'a region': { region: 'eu' },
  'the test universe': { gameVersion: 'ptu' },
  'a star system': { system: 'Pyro' },
  'a ship size': { shipSize: 'large' },
  'one ship': { ship: '7' },
  'crews of at most 8': { maxCrewSize: '8' },
  'crews of 2': { maxCrewSize: '2' },
  'starting today': { startTime: 'today' },
  'six filters': sixFilters,
}

/** A large part of the board, found by many facets. */
const clocks: Readonly<Record<string, Question>> = {
  'clocks within 3 hours': { timezone: 'Europe/Berlin', hoursApart: '3' },
}

const words: Readonly<Record<string, Question>> = {
  'one letter': { search: 'g' },
  'two letters': { search: 'gu' },
  'three letters': { search: 'ren' },
  'a rare word': { search: 'wanderlust' },
  'a common word': { search: 'hammerhead' },
  'a very common word': { search: 'gunner' },
  'the same, page 20': { search: 'gunner', page: '20' },
  'the same, soonest': { search: 'gunner', sort: 'soonest' },
  'two words and a filter': { search: 'gunner pilot', activity: 'mining' },
  'a word and six filters': { search: 'gunner', ...sixFilters },
  'a place': { search: 'Orison' },
  'the body of a place': { search: 'Crusader' },
  'a leader': { search: 'Nachtfalter_41' },
  'a symbol': { search: '!' },
  'no match': { search: 'xyzzyplugh' },
}

const seats: Readonly<Record<string, Question>> = {
  'a free seat': { seats: 'medical' },
  'free seats of three kinds': { seats: 'medical,combat,any' },
  'a free seat and an activity': { seats: 'medical', activity: 'mining' },
  'a free seat and a common word': { seats: 'medical', search: 'gunner' },
}

const corrections: Readonly<Record<string, Question>> = {
  'a typing error': { search: 'wanderlsut' },
  'an error in a common word': { search: 'hamerhaed' },
  'two words, one wrong': { search: 'gunner hamerhaed' },
}

/** Every part of these words is very common: many posts have all the parts, few have the word. */
const commonParts: Readonly<Record<string, Question>> = {
  'a part of many words': { search: 'rento' },
  'a word of common parts': { search: 'barentor' },
}

const counts = (questions: Readonly<Record<string, Question>>) =>
  Object.fromEntries(Object.entries(questions).map(([name, query]) => [`starts: ${name}`, query]))

const counted: Readonly<Record<string, Question>> = {
  'the whole board': {},
  'one activity': { activity: 'mining' },
  'crews of at most 8': { maxCrewSize: '8' },
}

export const groups: readonly QuestionGroup[] = [
  { limit: 4, questions: lists },
  { limit: 8, questions: seats },
  { limit: 12, questions: { ...clocks, ...words } },
  { limit: 25, questions: { ...corrections, ...commonParts } },
  { limit: 25, questions: everything({ ...lists, ...clocks, ...words, ...corrections }) },
  { limit: 100, questions: everything(commonParts) },
  { limit: 4, questions: counts(counted), counts: true },
  { limit: 8, questions: counts(seats), counts: true },
  { limit: 12, questions: counts(words), counts: true },
  { limit: 25, questions: everything(counts({ ...counted, ...words })), counts: true },
]
