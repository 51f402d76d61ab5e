/** An account that two actors use by the front door, beside the model of who may be in it. */
import { expect } from 'vitest'
import { confirmEmail } from '#contract/account/account.ts'
import { getSessionUser, login } from '#contract/auth/auth.ts'
import { register } from '#contract/auth/new-passwords.ts'
import { listMyCrews } from '#contract/missions/missions.ts'
import { hashToken, newToken } from '#server/features/auth/auth.secrets.ts'
import { replaceEmailChange } from '#server/features/auth/credentials/auth-credentials.sql.ts'
import { codeCalls, stepMs } from '#server/testing/calls/code-calls.ts'
import { discordCalls } from '#server/testing/calls/discord-calls.ts'
import { passkeyCalls } from '#server/testing/calls/passkey-calls.ts'
import { tokenCalls } from '#server/testing/calls/token-calls.ts'
import { goodPassword, type Player, registration } from '#server/testing/factories/factories.ts'
import type { SoftPasskey } from '#server/testing/fakes/authenticator.ts'
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
interface Calendar extends Way {
  readonly path: string
}
interface Recovery extends Way {
  readonly codes: string[]
}
interface Linked extends Way {
  readonly user: DiscordUser
}

/** Everything that was ever handed out for the account. */
interface Held {
  readonly sessions: Session[]
  readonly passkeys: Passkey[]
  readonly tokens: Token[]
  readonly linked: Linked[]
  readonly calendars: Calendar[]
  readonly recovery: Recovery[]
}

/** The account, what has been handed out for it, and the model. */
export const openAccount = async (t: TestApp, discord: Pick<Discord, 'oauth'>, maker: Actor) => {
  const { codeOf, giveCode } = codeCalls(t)
  const { signIn } = passkeyCalls(t)
  const { call } = tokenCalls(t)
  const { visit } = discordCalls(t, discord)
  const registered = await t.send(register, { body: registration() })
  expect(registered.status).toBe(201)
  const player: Player = { user: registered.body.user, cookies: registered.cookies }
  const model = waysIn.newWaysIn(maker)
  const held: Held = { sessions: [], passkeys: [], tokens: [], linked: [], calendars: [], recovery: [] }
  const keep = <W extends Way>(own: W[], all: Way[], way: W): void => {
    own.push(way)
    all.push(way)
  }
  const secrets = new Map<Actor, string>()
  const now = { password: goodPassword }
  keep(held.sessions, model.sessions, { holders: new Set([maker]), works: true, cookies: player.cookies })

  const sessionOf = (actor: Actor) => held.sessions.find(({ holders, works }) => works && holders.has(actor))
  const as = ({ cookies }: Cookies): Player => ({ ...player, cookies })
  /** A session of an actor who knows the password as well, which everything that adds a way in asks for. */
  const provenOf = (actor: Actor) => (model.knowsPassword.has(actor) ? sessionOf(actor) : undefined)

  const tryPassword = async (actor: Actor): Promise<Session | undefined> => {
    const typed = model.knowsPassword.has(actor) ? now.password : 'a wrong guess'
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

  const keepRecovery = (actor: Actor, codes: readonly string[]): void => {
    const way: Recovery = { holders: new Set([actor]), works: true, codes: [...codes] }
    held.recovery.push(way)
    waysIn.renew(model.recovery, way)
  }

  /** Opens the link that was sent to an address of the owner. */
  const openLink = async (email: string): Promise<Session | undefined> => {
    const token = newToken()
    const expiresAt = new Date(t.node.ctx.now().getTime() + 60_000)
    await replaceEmailChange(t.node.ctx, {
      userId: player.user.id,
      email,
      tokenHash: hashToken(token),
      expiresAt,
    })
    const session = sessionOf('owner')
    expect((await t.send(confirmEmail, { body: { token } }, { as: session })).status).toBe(204)
    return session
  }

  const answerOfDiscord = async ({ user }: Linked): Promise<waysIn.Answer> => {
    const { to } = await visit(user)
    if (to.startsWith('/login?step=code')) return 'code'
    return to.startsWith('/register') ? 'refused' : 'in'
  }

  /** Tries every way in that anybody ever had. */
  const check = async (): Promise<void> => {
    for (const session of held.sessions)
      expect((await t.send(getSessionUser, {}, { as: session })).status).toBe(session.works ? 200 : 401)
    for (const { token, works } of held.tokens)
      expect((await call(token, listMyCrews, {})).status).toBe(works ? 200 : 401)
    for (const { path, works } of held.calendars)
      expect((await t.inject({ url: path })).statusCode).toBe(works ? 200 : 404)
    for (const { passkey, works } of held.passkeys)
      expect((await signIn(passkey)).status).toBe(works ? 200 : 401)
    for (const way of held.linked) expect(await answerOfDiscord(way)).toBe(waysIn.answerToDiscord(model, way))
    for (const actor of ['owner', 'attacker'] as const) await tryPassword(actor)
  }
  const isIn = (actor: Actor): boolean =>
    [...held.sessions, ...held.tokens, ...held.calendars].some(
      ({ holders, works }) => works && holders.has(actor),
    ) || waysIn.canSignIn(model, actor)
  const hasRecovery = (actor: Actor): boolean =>
    held.recovery.some(({ holders, works }) => works && holders.has(actor))
  return {
    player,
    model,
    held,
    now,
    secrets,
    keep,
    keepRecovery,
    sessionOf,
    provenOf,
    as,
    tryPassword,
    openLink,
    check,
    isIn,
    hasRecovery,
  }
}

export type Account = Awaited<ReturnType<typeof openAccount>>
