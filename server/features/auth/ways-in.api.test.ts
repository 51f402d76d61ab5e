/** Random histories of one account that somebody else may have made or stolen, against a model of who may be in. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmEmail } from '#contract/account/account.ts'
import { endAllSessions, getSessionUser, login } from '#contract/auth/auth.ts'
import { changePassword, resetPassword } from '#contract/auth/new-passwords.ts'
import { listMyCrews } from '#contract/missions/missions.ts'
import { codeCalls, stepMs } from '#server/testing/calls/code-calls.ts'
import { passkeyCalls } from '#server/testing/calls/passkey-calls.ts'
import { tokenCalls } from '#server/testing/calls/token-calls.ts'
import { goodPassword, type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { makePasskey, type SoftPasskey } from '#server/testing/fakes/authenticator.ts'
import * as waysIn from '#server/testing/models/ways-in-model.ts'
import type { Cookies } from '#server/testing/sender.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { hashToken, newToken } from './auth.secrets.ts'
import { replaceEmailChange } from './credentials/auth-credentials.sql.ts'
import { makeResetLink } from './staff/auth-operators.service.ts'

type Actor = waysIn.Actor
type Way = waysIn.Way

const t = openTestApp({ keepRows: true })
const { codeOf, giveCode } = codeCalls(t)
const { startAdding, send, signIn } = passkeyCalls(t)
const { makeToken, call } = tokenCalls(t)

/** Fewer by `npm test`: each takes about a fifth of a second. */
const histories = process.env.TEST_RUN === 'daily' ? 40 : 2_000

interface Session extends Way, Cookies {}
interface Passkey extends Way {
  readonly passkey: SoftPasskey
}
interface Token extends Way {
  readonly token: string
}

/** The account, what has been handed out for it, and the model. */
const openAccount = async (maker: Actor) => {
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
    makeToken: async (actor: Actor) => {
      const session = provenOf(actor)
      if (!session || password !== goodPassword) return
      const token = await makeToken(as(session))
      keep(tokens, model.tokens, { holders: new Set([actor]), works: true, token })
    },
    turnCodesOn: async (actor: Actor) => {
      const session = provenOf(actor)
      if (!session || model.codesOf !== null || password !== goodPassword) return
      secrets.set(actor, (await codeCalls(t).turnOn(as(session))).secret)
      waysIn.turnCodesOn(model, actor, session)
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

  /** Tries every way in that anybody ever had. */
  const check = async (): Promise<void> => {
    for (const session of sessions)
      expect((await t.send(getSessionUser, {}, { as: session })).status).toBe(session.works ? 200 : 401)
    for (const { token, works } of tokens)
      expect((await call(token, listMyCrews, {})).status).toBe(works ? 200 : 401)
    for (const { passkey, works } of passkeys) expect((await signIn(passkey)).status).toBe(works ? 200 : 401)
    for (const actor of ['owner', 'attacker'] as const) await tryPassword(actor)
  }
  const isIn = (actor: Actor): boolean =>
    [...sessions, ...passkeys, ...tokens].some(({ holders, works }) => works && holders.has(actor)) ||
    (model.knowsPassword.has(actor) && (model.codesOf === null || model.codesOf === actor))
  return { steps, check, isIn, model }
}

type Step = keyof Awaited<ReturnType<typeof openAccount>>['steps']
const names: readonly Step[] = [
  'signIn',
  'addPasskey',
  'makeToken',
  'turnCodesOn',
  'confirm',
  'reset',
  'resetAndKeep',
  'changePassword',
  'endAll',
  'stealSession',
  'stealPassword',
  'readMail',
]
const actor = fc.constantFrom<Actor>('owner', 'attacker')
const history = fc.record({
  maker: actor,
  steps: fc.array(fc.record({ step: fc.constantFrom(...names), actor }), { minLength: 1, maxLength: 10 }),
})

test(`in ${histories} histories nobody is in but who may be, and after a reset the owner is alone`, async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ maker, steps }) => {
      const account = await openAccount(maker)
      for (const { step, actor } of steps) await account.steps[step](actor)
      await account.check()
      await account.steps.reset('owner')
      await account.check()
      expect(account.isIn('attacker')).toBe(false)
      // Codes outlast a reset, so that a stolen mailbox is not enough; those of a thief end by the operator's hand.
      expect(account.isIn('owner')).toBe(account.model.codesOf !== 'attacker')
    }),
    { numRuns: histories, seed: Number(process.env.FUZZ_SEED ?? 20_261_119) },
  )
}, 3_600_000)
