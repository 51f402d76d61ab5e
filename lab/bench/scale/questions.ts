/** What is asked of the servers with few and with many posts and players. */
import { groupSize } from './fill.ts'
import { sessionTokenOf } from './players.sql.ts'

export interface Ask {
  readonly path: string
  /** For a signed-in player. */
  readonly token?: string
}

export interface Question {
  readonly name: string
  /** The n-th time, where there are so many players. */
  readonly ask: (n: number, count: number) => Ask
  /** How much longer it may take with 100 times as many; not limited without it. */
  readonly atMost?: number
}

let asked = 0

/** A question that no guest has asked before: the answers to others are kept ready for seconds. */
const asGuest = (path: string): Ask => {
  asked += 1
  return { path: `${path}${path.includes('?') ? '&' : '?'}nr=${asked}` }
}

const board = (query: Record<string, string> = {}): Ask =>
  asGuest(`/api/crew-finder?${new URLSearchParams(query)}`)

/** One of them after the other. */
const inTurn =
  (...queries: Record<string, string>[]) =>
  (n: number): Ask =>
    board(queries[n % queries.length])

const searches = (...words: string[]) => inTurn(...words.map((search) => ({ search })))

/** Signed in, and one of the busiest of their group. */
const playerFor = (n: number, count: number): number => {
  const groups = count / groupSize
  return ((n * 37) % groups) * groupSize + 5 * (1 + (n % 100))
}
const asPlayer = (path: string | ((player: number) => string)) => (n: number, count: number) => {
  const player = playerFor(n, count)
  return { path: typeof path === 'string' ? path : path(player), token: sessionTokenOf(player) }
}
const ofPlayer = (part: string) => (n: number, count: number) =>
  asGuest(`/api/users/${playerFor(n, count)}/${part}`)

const everything = { status: 'all' }

const limited = { atMost: 2 }

export const questions: readonly Question[] = [
  { ...limited, name: 'board', ask: inTurn({}) },
  { ...limited, name: 'board, soonest', ask: inTurn({ sort: 'soonest' }) },
  { ...limited, name: 'board, page 20', ask: inTurn({ page: '20' }) },
  { ...limited, name: 'board of a player', ask: asPlayer('/api/crew-finder') },
  { ...limited, name: 'filter: activity', ask: inTurn({ activity: 'mining' }, { activity: 'combat' }) },
  { ...limited, name: 'filter: language', ask: inTurn({ languages: 'de' }, { languages: 'en,fr' }) },
  { ...limited, name: 'filter: time zone', ask: inTurn({ timezone: 'Europe/Berlin' }) },
  { ...limited, name: 'filter: ship size', ask: inTurn({ shipSize: 'large' }, { shipSize: 'small' }) },
  { ...limited, name: 'filter: crew size', ask: inTurn({ maxCrewSize: '8' }) },
  { ...limited, name: 'filter: today', ask: inTurn({ startTime: 'today' }) },
  { ...limited, name: 'filter: free seat', ask: inTurn({ seats: 'medical' }, { seats: 'combat' }) },
  {
    ...limited,
    name: 'filters: activity and language',
    ask: inTurn({ activity: 'mining', languages: 'de,en' }, { activity: 'cargo', languages: 'fr,es' }),
  },
  { ...limited, name: 'starts', ask: () => asGuest('/api/crew-finder/windows') },
  { ...limited, name: 'word: everywhere', ask: searches('crew', 'gunner') },
  { ...limited, name: 'word: common', ask: searches('hammerhead', 'lorville', 'refinery') },
  { ...limited, name: 'word: uncommon', ask: searches('bashaba', 'badroba', 'bagenost') },
  { ...limited, name: 'word: two letters', ask: searches('gu', 'ha') },
  { ...limited, name: 'word: three letters', ask: searches('ren', 'tor') },
  { ...limited, name: 'words: two', ask: searches('gunner pilot', 'cargo escort') },
  {
    ...limited,
    name: 'word and filter',
    ask: inTurn({ search: 'gunner', activity: 'mining' }, { search: 'cargo', languages: 'de' }),
  },
  { ...limited, name: 'word: typing error', ask: searches('hamerhaed', 'refinrey') },
  { ...limited, name: 'word: no match', ask: searches('xyzzyplugh') },
  { ...limited, name: 'profile', ask: ofPlayer('profile') },
  { ...limited, name: 'profile: statistics', ask: ofPlayer('statistics') },
  { ...limited, name: 'profile: reputation', ask: ofPlayer('reputation') },
  { ...limited, name: 'profile: missions', ask: ofPlayer('missions') },
  { ...limited, name: 'inbox', ask: asPlayer('/api/messages') },
  { ...limited, name: 'inbox: unread', ask: asPlayer('/api/messages?folder=unread') },
  { ...limited, name: 'inbox: sent', ask: asPlayer('/api/messages?folder=sent') },
  {
    ...limited,
    name: 'inbox: conversation',

    ask: asPlayer((player) => `/api/users/${player + 1}/messages`),
  },
  { name: 'starts: common word', ask: () => asGuest('/api/crew-finder/windows?search=hammerhead') },
  // What is hidden until it is asked for.
  { name: 'all posts: newest', ask: inTurn(everything) },
  { name: 'all posts: activity', ask: inTurn({ ...everything, activity: 'mining' }) },
  { name: 'all posts: uncommon word', ask: inTurn({ ...everything, search: 'bashaba' }) },
  { name: 'all posts: word everywhere', ask: inTurn({ ...everything, search: 'gunner' }) },
]
