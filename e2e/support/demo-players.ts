/** Players of the demo world. */
import { type APIRequestContext, expect } from '@playwright/test'

export const admin = 'Dispatch'
export const moderator = 'Hexwrench'
/** With a past, messages and a fleet. */
export const player = 'Kestrel_77'
/** Of `demoCrew`. */
export const leader = 'Marlin_Voss'
/** Aboard `demoCrew`. */
export const member = 'Sneg_Line'
/** Of `flownCrew`. */
export const trader = 'Kontor_Zwei'

type DemoPlayer =
  | typeof admin
  | typeof moderator
  | typeof player
  | typeof leader
  | typeof member
  | typeof trader

export const signInAs = async (request: APIRequestContext, username: DemoPlayer) => {
  const answer = await request.post('/api/auth/login', { data: { username, password: 'fly-safe-42' } })
  expect(answer.status(), await answer.text()).toBe(200)
}

const findCrew = async (request: APIRequestContext, search: string): Promise<number> => {
  const found = await request.get('/api/crew-finder', { params: { search, status: 'all' } })
  const [crew] = (await found.json()) as { id: number }[]
  if (!crew) throw new Error('the demo world has no such crew')
  return crew.id
}

/** The id of a crew with members, applicants and free seats. */
export const demoCrew = (request: APIRequestContext) => findCrew(request, 'Quantanium run')

/** The id of a completed one, neither rated nor split. */
export const flownCrew = (request: APIRequestContext) => findCrew(request, 'Handelskonvoi')
