/** Players and crews for tests, created over the API as real players do. */
import { randomUUID } from 'node:crypto'
import { applyToCrew, decideApplication } from '#contract/applications.ts'
import type { CrewDraftInput } from '#contract/crew-drafts.ts'
import { type CrewDetails, createCrew } from '#contract/crews.ts'
import { register } from '#contract/new-passwords.ts'
import type { SessionUser } from '#contract/users.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import type { Cookies, TestApp } from './test-app.ts'

export type Registration = Request<typeof register>['body']

export const goodPassword = 'correct horse, wrong battery'

export const registration = (changes: Partial<Registration> = {}): Registration => {
  const name = `p_${randomUUID().slice(0, 12)}`
  return {
    username: name,
    email: `${name}@players.example`,
    password: goodPassword,
    timezone: 'Europe/Berlin',
    preferredLanguages: ['en'],
    playtimes: [],
    ...changes,
  }
}

export interface Player extends Cookies {
  readonly user: SessionUser
}

export const registerPlayer = async (
  app: Pick<TestApp, 'send'>,
  changes: Partial<Registration> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Player> => {
  const { status, body, cookies } = await app.send(register, { body: registration(changes) }, { headers })
  if (status !== 201) throw new Error(`registration failed: ${JSON.stringify(body)}`)
  return { user: body.user, cookies }
}

export const crewDraft = (changes: Partial<CrewDraftInput> = {}): CrewDraftInput => ({
  title: 'Quantanium run, Aaron Halo',
  description: 'Two lasers open, refinery after.',
  activity: 'mining',
  ...changes,
})

/** A role as the form sends it. */
export const gunnerRole = (changes: object = {}) => ({
  roleName: 'Turret Gunner',
  roleCategory: 'combat' as const,
  slotsNeeded: 2,
  compensationType: 'split' as const,
  compensationPercentage: 15,
  ...changes,
})

const hourMs = 60 * 60_000

/** From the real clock, not the test's. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString()

export const postCrew = async (
  app: Pick<TestApp, 'send'>,
  leader: Player,
  changes: Partial<CrewDraftInput> = {},
): Promise<CrewDetails> => {
  const { status, body } = await app.send(createCrew, { body: crewDraft(changes) }, { as: leader })
  if (status !== 201) throw new Error(`posting failed: ${JSON.stringify(body)}`)
  return body
}

/** Registers a player who applies to the crew and is accepted. */
export const joinCrew = async (
  app: Pick<TestApp, 'send'>,
  leader: Player,
  id: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Player> => {
  const member = await registerPlayer(app, {}, headers)
  const body = { message: 'Me', availability: 'sofort', experience: 'experte' } as const
  const applied = await app.send(applyToCrew, { params: { id }, body }, { as: member })
  const params = { id, applicationId: applied.body.id }
  const { status } = await app.send(
    decideApplication,
    { params, body: { status: 'accepted' } },
    { as: leader },
  )
  if (status !== 200) throw new Error(`joining failed: ${status}`)
  return member
}
