/** Players who sign in with a code besides their password. */
import { generateSync } from 'otplib'
import { login } from '#contract/auth/auth.ts'
import { confirmCodes, loginWithCode, startCodes } from '#contract/auth/codes.ts'
import { goodPassword, type Player } from '#server/testing/factories/factories.ts'
import type { Cookies } from '#server/testing/sender.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** How long a code is shown. */
export const stepMs = 30_000

export const codeCalls = (t: Pick<TestApp, 'send' | 'node' | 'clock'>) => {
  /** What the app shows now; `steps` later, if its clock is ahead. */
  const codeOf = (secret: string, steps = 0): string =>
    generateSync({ secret, epoch: Math.floor((t.node.ctx.now().getTime() + steps * stepMs) / 1000) })

  const turnOn = async (as: Player): Promise<{ secret: string; recoveryCodes: readonly string[] }> => {
    const { secret } = (await t.send(startCodes, { body: { password: goodPassword } }, { as })).body
    const { status, body } = await t.send(confirmCodes, { body: { code: codeOf(secret) } }, { as })
    if (status !== 200) throw new Error(`codes are not on: ${JSON.stringify(body)}`)
    // The code of this half minute is used up.
    t.clock.advance(stepMs)
    return { secret, recoveryCodes: body.recoveryCodes }
  }

  /** The cookies of a browser that has given the right password. */
  const giveFirst = async ({ user }: Player, as?: Cookies): Promise<Cookies> => {
    const body = { username: user.username, password: goodPassword }
    const answer = await t.send(login, { body }, { as })
    if (answer.body.code !== 'code_needed') throw new Error(`no code is asked for: ${answer.status}`)
    return { cookies: { ...as?.cookies, ...answer.cookies } }
  }

  const giveCode = (as: Cookies, code: string) => t.send(loginWithCode, { body: { code } }, { as })

  return { codeOf, turnOn, giveFirst, giveCode }
}
