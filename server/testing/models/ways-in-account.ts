/** An account that two actors use by the front door, beside the model of who may be in it. */
import { expect } from 'vitest'
import { confirmEmail } from '#contract/account/account.ts'
import { endAllSessions, getSessionUser, login } from '#contract/auth/auth.ts'
import { endCodes } from '#contract/auth/codes.ts'
import { changePassword, resetPassword } from '#contract/auth/new-passwords.ts'
import { listMyCrews } from '#contract/missions/missions.ts'
import { hashToken, newToken } from '#server/features/auth/auth.secrets.ts'
import { replaceEmailChange } from '#server/features/auth/credentials/auth-credentials.sql.ts'
import { makeResetLink } from '#server/features/auth/staff/auth-operators.service.ts'
import { codeCalls, stepMs } from '#server/testing/calls/code-calls.ts'
import { discordCalls } from '#server/testing/calls/discord-calls.ts'
import { passkeyCalls } from '#server/testing/calls/passkey-calls.ts'
import { tokenCalls } from '#server/testing/calls/token-calls.ts'
import { goodPassword, type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { makePasskey, type SoftPasskey } from '#server/testing/fakes/authenticator.ts'
import type { Discord } from '#server/testing/fakes/discord.ts'
import type { DiscordUser } from '#server/testing/fakes/discord-oauth.ts'
import type { Cookies } from '#server/testing/sender.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import * as waysIn from './ways-in-model.ts'

type Actor = waysIn.Actor
type Way = waysIn.Way

interface Session extends Way, Cookies {}
interface Passkey extends Way {
  readonly passkey: SoftPasskey
}
interface Token extends Way {
  readonly token: string
}
interface Linked extends Way {
  readonly user: DiscordUser
}

/** The account, what has been handed out for it, and the model. */
export const openAccount = async (t: TestApp, discord: Pick<Discord, 'oauth'>, maker: Actor) => {
  const { codeOf, giveCode, turnOn } = codeCalls(t)
  const { startAdding, send, signIn, list, remove } = passkeyCalls(t)
  const { makeToken, call } = tokenCalls(t)
  const { visit, link } = discordCalls(t, discord)
  const player = await registerPlayer(t)
  await t.connection.db
    .updateTable('users')
    .set({ email_confirmed_at: null })
    .where('id', '=', player.user.id)
    .execute()
  const model = waysIn.newWaysIn(maker)
  const sessions: Session[] = []
  const passkeys: Passkey[] = []
  const tokens: Token[] = []
  const linked: Linked[] = []
  const keep = <W extends Way>(own: W[], all: Way[], way: W): void => {
    own.push(way)
    all.push(way)
  }
  const secrets = new Map<Actor, string>()
  let password = goodPassword
  keep(sessions, model.sessions, { holders: new Set([maker]), works: true, cookies: player.cookies })

  const sessionOf = (actor: Actor) => sessions.find(({ holders, works }) => works && holders.has(actor))
  const as = ({ cookies }: Cookies): Player => ({ ...player, cookies })
  /** A session of an actor who knows the password as well, which everything that adds a way in asks for. */
  const provenOf = (actor: Actor) => (model.knowsPassword.has(actor) ? sessionOf(actor) : undefined)

  const tryPassword = async (actor: Actor): Promise<Session | undefined> => {
    const typed = model.knowsPassword.has(actor) ? password : 'a wrong guess'
    const body = { username: player.user.username, password: typed }
    const first = await t.send(login, { body })
    const got = first.status === 200 ? 'in' : first.body.code === 'code_needed' ? 'code' : 'refused'
    expect(got).toBe(waysIn.answerToPassword(model, actor))
    const holders = new Set([actor])
    if (got === 'in') return { holders, works: true, cookies: first.cookies }
    const secret = secrets.get(actor)
    if (got === 'refused' || model.codesOf !== actor || secret === undefined) return undefined
    const second = await giveCode({ cookies: first.cookies }, codeOf(secret))
    t.clock.advance(stepMs)
    expect(second.status).toBe(200)
    return { holders, works: true, cookies: second.cookies }
  }

  const steps = {
    signIn: async (actor: Actor) => {
      const session = await tryPassword(actor)
      if (session) keep(sessions, model.sessions, session)
    },
    addPasskey: async (actor: Actor) => {
      const session = provenOf(actor)
      if (!session || passkeys.length > 3) return
      const { passkey, response } = makePasskey((await startAdding(as(session), password)).body)
      expect((await send(as(session), response)).status).toBe(201)
      keep(passkeys, model.passkeys, { holders: new Set([actor]), works: true, passkey })
    },
    removePasskey: async (actor: Actor) => {
      const session = provenOf(actor)
      const oldest = passkeys.find(({ works }) => works)
      if (!session || !oldest) return
      const [first] = (await list(as(session))).passkeys
      expect((await remove(as(session), first?.id ?? 0, password)).status).toBe(204)
      oldest.works = false
    },
    linkDiscord: async (actor: Actor) => {
      const session = provenOf(actor)
      if (!session || linked.some(({ works }) => works)) return
      const id = `${player.user.id}000${linked.length}`
      const user = { id, username: `nova${id}`, email: null, verified: false }
      expect((await link(as(session), user, password)).to).toContain('discord=linked')
      keep(linked, model.discord, { holders: new Set([actor]), works: true, user })
    },
    makeToken: async (actor: Actor) => {
      const session = provenOf(actor)
      if (!session || password !== goodPassword) return
      const token = await makeToken(as(session))
      keep(tokens, model.tokens, { holders: new Set([actor]), works: true, token })
    },
    turnCodesOn: async (actor: Actor) => {
      const session = provenOf(actor)
      if (!session || model.codesOf !== null || password !== goodPassword) return
      secrets.set(actor, (await turnOn(as(session))).secret)
      waysIn.turnCodesOn(model, actor, session)
    },
    turnCodesOff: async (actor: Actor) => {
      const session = provenOf(actor)
      const secret = secrets.get(actor)
      if (!session || secret === undefined || model.codesOf !== actor) return
      const body = { password, code: codeOf(secret) }
      expect((await t.send(endCodes, { body }, { as: session })).status).toBe(204)
      t.clock.advance(stepMs)
      model.codesOf = null
    },
    confirm: async (actor: Actor) => {
      if (actor === 'attacker' || model.isConfirmed) return
      const token = newToken()
      const expiresAt = new Date(t.node.ctx.now().getTime() + 60_000)
      const { id: userId, email } = player.user
      await replaceEmailChange(t.node.ctx, { userId, email, tokenHash: hashToken(token), expiresAt })
      const session = sessionOf(actor)
      const { status } = await t.send(confirmEmail, { body: { token } }, { as: session })
      expect(status).toBe(204)
      waysIn.confirmAddress(model, session)
    },
    reset: (actor: Actor) => resetBy(actor, true),
    resetAndKeep: (actor: Actor) => resetBy(actor, false),
    changePassword: async (actor: Actor) => {
      const session = provenOf(actor)
      if (!session) return
      const newPassword = nextPassword()
      const body = { currentPassword: password, newPassword }
      expect((await t.send(changePassword, { body }, { as: session })).status).toBe(204)
      password = newPassword
      waysIn.changePassword(model, actor, session)
    },
    endAll: async (actor: Actor) => {
      const session = sessionOf(actor)
      if (!session) return
      await t.send(endAllSessions, {}, { as: session })
      waysIn.endAllSessions(model)
    },
    stealSession: async () => void sessionOf('owner')?.holders.add('attacker'),
    stealPassword: async () => {
      if (model.knowsPassword.has('owner')) model.knowsPassword.add('attacker')
    },
    readMail: async (actor: Actor) => {
      // Before anybody has confirmed the address, the attacker may have been at the mailbox once.
      if (actor === 'attacker' && !model.isConfirmed) await resetBy('attacker', true, true)
    },
  }
  let passwords = 0
  const nextPassword = () => {
    passwords += 1
    return `a better one ${passwords}`
  }
  const resetBy = async (actor: Actor, removeSignInMethods: boolean, hasMailbox = actor === 'owner') => {
    if (!hasMailbox) return
    const token =
      new URL(await makeResetLink(t.node.ctx, player.user.username)).searchParams.get('token') ?? ''
    const newPassword = nextPassword()
    const { status } = await t.send(resetPassword, { body: { token, newPassword, removeSignInMethods } })
    expect(status).toBe(200)
    password = newPassword
    waysIn.resetPassword(model, actor, removeSignInMethods)
  }

  const answerOfDiscord = async ({ user }: Linked): Promise<waysIn.Answer> => {
    const { to } = await visit(user)
    if (to.startsWith('/login?step=code')) return 'code'
    return to.startsWith('/register') ? 'refused' : 'in'
  }

  /** Tries every way in that anybody ever had. */
  const check = async (): Promise<void> => {
    for (const session of sessions)
      expect((await t.send(getSessionUser, {}, { as: session })).status).toBe(session.works ? 200 : 401)
    for (const { token, works } of tokens)
      expect((await call(token, listMyCrews, {})).status).toBe(works ? 200 : 401)
    for (const { passkey, works } of passkeys) expect((await signIn(passkey)).status).toBe(works ? 200 : 401)
    for (const way of linked) expect(await answerOfDiscord(way)).toBe(waysIn.answerToDiscord(model, way))
    for (const actor of ['owner', 'attacker'] as const) await tryPassword(actor)
  }
  const isIn = (actor: Actor): boolean =>
    [...sessions, ...tokens].some(({ holders, works }) => works && holders.has(actor)) ||
    waysIn.canSignIn(model, actor)
  return { steps, check, isIn, model }
}
