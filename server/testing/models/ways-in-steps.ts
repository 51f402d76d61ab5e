/** What two actors do with an account, by the front door, beside the model of who may be in it. */
import { expect } from 'vitest'
import { requestEmailChange } from '#contract/account/account.ts'
import { endAllSessions, login } from '#contract/auth/auth.ts'
import { endCodes, renewRecoveryCodes } from '#contract/auth/codes.ts'
import { changePassword, resetPassword } from '#contract/auth/new-passwords.ts'
import { renewCalendarFeed } from '#contract/calendars/calendars.ts'
import { unlinkDiscord } from '#contract/discord/discord.ts'
import { endToken } from '#contract/tokens/tokens.ts'
import { makeResetLink } from '#server/features/auth/staff/auth-operators.service.ts'
import { codeCalls, stepMs } from '#server/testing/calls/code-calls.ts'
import { discordCalls } from '#server/testing/calls/discord-calls.ts'
import { passkeyCalls } from '#server/testing/calls/passkey-calls.ts'
import { tokenCalls } from '#server/testing/calls/token-calls.ts'
import { goodPassword, registration } from '#server/testing/factories/factories.ts'
import { makePasskey } from '#server/testing/fakes/authenticator.ts'
import type { Discord } from '#server/testing/fakes/discord.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Account } from './ways-in-account.ts'
import * as waysIn from './ways-in-model.ts'

type Actor = waysIn.Actor

export const stepsOf = (account: Account, t: TestApp, discord: Pick<Discord, 'oauth'>) => {
  const { player, model, held, now, secrets, keep, keepRecovery, sessionOf, provenOf, as } = account
  const { sessions, passkeys, tokens, linked, calendars, recovery } = held
  const { tryPassword, openLink } = account
  const { codeOf, giveCode, turnOn } = codeCalls(t)
  const { startAdding, send, list, remove } = passkeyCalls(t)
  const { makeToken, listTokens } = tokenCalls(t)
  const { link } = discordCalls(t, discord)
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
    now.password = newPassword
    waysIn.resetPassword(model, actor, removeSignInMethods)
  }

  return {
    signIn: async (actor: Actor) => {
      const session = await tryPassword(actor)
      if (session) keep(sessions, model.sessions, session)
    },
    addPasskey: async (actor: Actor) => {
      const session = provenOf(actor)
      if (!session || passkeys.length > 3) return
      const { passkey, response } = makePasskey((await startAdding(as(session), now.password)).body)
      expect((await send(as(session), response)).status).toBe(201)
      keep(passkeys, model.passkeys, { holders: new Set([actor]), works: true, passkey })
    },
    removePasskey: async (actor: Actor) => {
      const session = provenOf(actor)
      const oldest = passkeys.find(({ works }) => works)
      if (!session || !oldest) return
      const [first] = (await list(as(session))).passkeys
      expect((await remove(as(session), first?.id ?? 0, now.password)).status).toBe(204)
      oldest.works = false
    },
    linkDiscord: async (actor: Actor) => {
      const session = provenOf(actor)
      if (!session || linked.some(({ works }) => works)) return
      const id = `${player.user.id}000${linked.length}`
      const user = { id, username: `nova${id}`, email: null, verified: false }
      expect((await link(as(session), user, now.password)).to).toContain('discord=linked')
      keep(linked, model.discord, { holders: new Set([actor]), works: true, user })
    },
    makeToken: async (actor: Actor) => {
      const session = provenOf(actor)
      if (!session || now.password !== goodPassword) return
      const token = await makeToken(as(session))
      keep(tokens, model.tokens, { holders: new Set([actor]), works: true, token })
    },
    endToken: async (actor: Actor) => {
      const session = sessionOf(actor)
      const newest = tokens.findLast(({ works }) => works)
      if (!session || !newest) return
      const [first] = await listTokens(as(session))
      const { status } = await t.send(endToken, { params: { id: first?.id ?? 0 } }, { as: session })
      expect(status).toBe(204)
      newest.works = false
    },
    unlinkDiscord: async (actor: Actor) => {
      const session = provenOf(actor)
      const way = linked.find(({ works }) => works)
      if (!session || !way) return
      expect(
        (await t.send(unlinkDiscord, { body: { password: now.password } }, { as: session })).status,
      ).toBe(204)
      way.works = false
    },
    makeCalendar: async (actor: Actor) => {
      const session = sessionOf(actor)
      if (!session) return
      const { address } = (await t.send(renewCalendarFeed, {}, { as: session })).body
      const way = { holders: new Set([actor]), works: true, path: new URL(address).pathname }
      calendars.push(way)
      waysIn.renew(model.calendars, way)
    },
    turnCodesOn: async (actor: Actor) => {
      const session = provenOf(actor)
      if (!session || model.codesOf !== null || now.password !== goodPassword) return
      const { secret, recoveryCodes } = await turnOn(as(session))
      secrets.set(actor, secret)
      keepRecovery(actor, recoveryCodes)
      waysIn.turnCodesOn(model, actor, session)
    },
    turnCodesOff: async (actor: Actor) => {
      const session = provenOf(actor)
      const secret = secrets.get(actor)
      if (!session || secret === undefined || model.codesOf !== actor) return
      const body = { password: now.password, code: codeOf(secret) }
      expect((await t.send(endCodes, { body }, { as: session })).status).toBe(204)
      t.clock.advance(stepMs)
      waysIn.turnCodesOff(model)
    },
    renewRecovery: async (actor: Actor) => {
      const session = provenOf(actor)
      if (!session || model.codesOf === null) return
      const { status, body } = await t.send(
        renewRecoveryCodes,
        { body: { password: now.password } },
        { as: session },
      )
      expect(status).toBe(200)
      keepRecovery(actor, body.recoveryCodes)
    },
    signInByRecovery: async (actor: Actor) => {
      const set = recovery.findLast(({ holders }) => holders.has(actor))
      const code = set?.codes.pop()
      if (!set || code === undefined || model.codesOf === null || !model.knowsPassword.has(actor)) return
      const body = { username: player.user.username, password: now.password }
      const second = await giveCode({ cookies: (await t.send(login, { body })).cookies }, code)
      expect(second.status).toBe(set.works ? 200 : 401)
      if (set.works)
        keep(sessions, model.sessions, {
          holders: new Set([actor]),
          works: true,
          cookies: second.cookies,
        })
    },
    confirm: async (actor: Actor) => {
      if (actor === 'attacker' || model.isConfirmed) return
      waysIn.confirmAddress(model, await openLink(player.user.email))
    },
    changeAddress: async (actor: Actor) => {
      const session = provenOf(actor)
      if (!session) return
      const { email } = registration()
      const { status } = await t.send(
        requestEmailChange,
        { body: { email, password: now.password } },
        { as: session },
      )
      expect(status).toBe(204)
      waysIn.confirmOtherAddress(model, await openLink(email))
    },
    reset: (actor: Actor) => resetBy(actor, true),
    resetAndKeep: (actor: Actor) => resetBy(actor, false),
    changePassword: async (actor: Actor) => {
      const session = provenOf(actor)
      if (!session) return
      const newPassword = nextPassword()
      const body = { currentPassword: now.password, newPassword }
      expect((await t.send(changePassword, { body }, { as: session })).status).toBe(204)
      now.password = newPassword
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
}
