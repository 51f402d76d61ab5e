/** Players and crews for tests. */
import { hash } from '@node-rs/argon2'
import { applyToCrew, decideApplication } from '#contract/applications/applications.ts'
import { register } from '#contract/auth/new-passwords.ts'
import { type CrewDetails, createCrew } from '#contract/crews/crews.ts'
import type { CrewDraftInput } from '#contract/crews/drafts.ts'
import type { SessionUser } from '#contract/users/users.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { hashPassword } from '#server/features/auth/auth.secrets.ts'
import { createAccount } from '#server/features/auth/auth.service.ts'
import { viewSessionUser } from '#server/features/auth/auth.view.ts'
import { inheritWarning } from '#server/features/warnings/warnings.service.ts'
import { localeOf } from '#server/http/requests/locale.ts'
import { sessionCookie } from '#server/http/sessions/session.ts'
import type { Visitor } from '#server/testing/sender.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { newWord } from './unique-words.ts'

export type Registration = Request<typeof register>['body']

export const goodPassword = 'correct horse, wrong battery'

export const registration = (changes: Partial<Registration> = {}): Registration => {
  const name = `p_${newWord()}`
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

export interface Player extends Visitor {
  readonly user: SessionUser
}

// Hashing takes longer than most tests, so all players with the usual password share one hash. It is a cheap one, and
// says so itself: checking a password against it is as fast. Any other password costs as much as in production.
let goodHash: Promise<string> | undefined
const hashOf = (password: string): Promise<string> => {
  if (password !== goodPassword) return hashPassword(password)
  goodHash ??= hash(goodPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  return goodHash
}

/** A new player, signed in, with a confirmed address: what registering does, without its limits and without hashing again. */
export const registerPlayer = async (
  { node: { ctx } }: Pick<TestApp, 'node'>,
  changes: Partial<Registration> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Player> => {
  const draft = register.body.parse(registration(changes))
  const { user, token } = await createAccount(
    { ...ctx, locale: localeOf(headers['accept-language']) },
    draft,
    await hashOf(draft.password),
    { previousToken: undefined, userAgent: headers['user-agent'] },
    inheritWarning,
  )
  await ctx.db.updateTable('users').set({ email_confirmed_at: ctx.now() }).where('id', '=', user.id).execute()
  return {
    user: viewSessionUser(user),
    cookies: { [sessionCookie(ctx.config)]: token },
    language: headers['accept-language'],
  }
}

export const registerStaff = async (
  app: Pick<TestApp, 'node' | 'connection'>,
  user_role: 'moderator' | 'admin',
): Promise<Player> => {
  const player = await registerPlayer(app)
  const { db } = app.connection
  await db.updateTable('users').set({ user_role }).where('id', '=', player.user.id).execute()
  return player
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
  app: Pick<TestApp, 'node' | 'send'>,
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
