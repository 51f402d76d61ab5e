/** The kinds of requests that are measured. A page has to be rendered: the plain one of a busy server would cost nothing. */
import { roleTemplates } from '#contract/roles/templates.ts'
import { demoPassword } from '#server/demo/players.ts'
import type { Next } from '../bench/load.ts'

export interface Kind {
  readonly name: string
  readonly count: number
  readonly connections: number
  readonly next: Next
}

const json = { 'content-type': 'application/json' }
const player = { username: 'Marlin_Voss', password: demoPassword }

export const signIn = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(player),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const draft = (n: number) => ({
  title: `Convoy ${n} to Pyro, gunner and medic needed`,
  description: `Fracht und Begleitschutz, Runde ${n}. ${'Bring your own ship, voice chat, no rush. '.repeat(8)}`,
  activity: 'cargo',
  maxCrewSize: 8,
  roles: roleTemplates.slice(n % 5, (n % 5) + 4).map((template) => ({
    roleName: template.roleName.en,
    roleCategory: template.roleCategory,
    slotsNeeded: 1,
  })),
})

export const postCrew = (cookie: string, n: number) =>
  ({ method: 'POST', headers: { ...json, cookie }, body: JSON.stringify(draft(n)) }) as const

/** As browsers ask. What is cached is cached compressed. */
const compressed = { headers: { 'accept-encoding': 'gzip, deflate, br' } } as const

/** `crew`: the address of the page of one. */
export const requestKinds = (url: string, crew: string, cookie: string) => {
  let nr = 0
  const api = `${url}/api`
  const page = `${url}${crew}`
  const asPlayer = { headers: { cookie } }
  const login = { method: 'POST', headers: json, body: JSON.stringify(player) } as const
  const renderedForGuest = { holds: 'id="rendered"' }
  const next = () => {
    nr += 1
    return nr
  }
  return {
    guestPage: {
      name: 'guest: a page, cached',
      count: 3_000,
      connections: 8,
      next: () => [page, compressed],
    },
    guestAnswer: {
      name: 'guest: an answer of the API, cached',
      count: 3_000,
      connections: 8,
      next: () => [`${api}/crew-finder`, compressed],
    },
    newGuestPage: {
      name: 'guest: a page, new',
      count: 150,
      connections: 1,
      next: () => [`${page}?apply=${next()}`, renderedForGuest],
    },
    newGuestAnswer: {
      name: 'guest: the board, new',
      count: 500,
      connections: 4,
      next: () => [`${api}/crew-finder?maxCrewSize=50&nr=${next()}`],
    },
    playerPage: {
      name: 'player: the board as a first page',
      count: 100,
      connections: 1,
      next: () => [`${url}/search`, { headers: { cookie }, holds: 'id="rendered"' }],
    },
    board: {
      name: 'player: the board',
      count: 500,
      connections: 4,
      next: () => [`${api}/crew-finder`, asPlayer],
    },
    boardCounts: {
      name: 'player: how many start when, beside the board',
      count: 500,
      connections: 4,
      next: () => [`${api}/crew-finder/windows`, asPlayer],
    },
    crew: { name: 'player: a crew', count: 500, connections: 4, next: () => [`${api}${crew}`, asPlayer] },
    post: {
      name: 'player: post a crew with four roles',
      count: 150,
      connections: 4,
      next: () => [`${api}/crew`, postCrew(cookie, next())],
    },
    signIn: { name: 'player: sign in', count: 30, connections: 2, next: () => [`${api}/auth/login`, login] },
  } as const satisfies Readonly<Record<string, Kind>>
}
