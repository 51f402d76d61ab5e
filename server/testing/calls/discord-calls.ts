/** Browsers that go to Discord and come back. */
import { linkDiscord } from '#contract/discord/discord.ts'
import { getDiscordSignUp, signUpWithDiscord } from '#contract/discord/sign-up.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import type { Discord } from '#server/testing/fakes/discord.ts'
import type { DiscordUser } from '#server/testing/fakes/discord-oauth.ts'
import type { Cookies } from '#server/testing/sender.ts'
import type { TestApp } from '#server/testing/test-app.ts'

type CookieJar = Cookies['cookies']

interface Departed {
  /** At Discord. */
  readonly address: string
  readonly browser: Cookies
}

export const discordCalls = (t: Pick<TestApp, 'inject' | 'send'>, discord: Pick<Discord, 'oauth'>) => {
  const get = async (url: string, jar: CookieJar, headers = {}) => {
    const answer = await t.inject({ method: 'GET', url, cookies: { ...jar }, headers })
    const set = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
    return { status: answer.statusCode, to: String(answer.headers.location), cookies: { ...jar, ...set } }
  }

  /** A browser with these cookies presses the button. */
  const leave = async (next = '', jar: CookieJar = {}): Promise<Departed> => {
    const { to, cookies } = await get(`/api/auth/discord?${new URLSearchParams({ next })}`, jar)
    return { address: to, browser: { cookies } }
  }

  /** Discord sends it back to this address. */
  const comeBack = async ({ browser }: Pick<Departed, 'browser'>, callback: string, headers = {}) => {
    const { pathname, search } = new URL(callback)
    const { to, cookies, status } = await get(`${pathname}${search}`, browser.cookies, headers)
    return { status, to, cookies, browser: { cookies } }
  }

  const visit = async (user: DiscordUser, next = '', jar: CookieJar = {}, headers = {}) => {
    const left = await leave(next, jar)
    return comeBack(left, discord.oauth.authorize(left.address, user), headers)
  }

  const signUpAs = (as: Cookies) => ({
    described: () => t.send(getDiscordSignUp, {}, { as }),
    signUp: ({ username, email }: { username: string; email: string }) => {
      const body = { username, email, timezone: 'Europe/Berlin', preferredLanguages: ['en' as const] }
      return t.send(signUpWithDiscord, { body }, { as })
    },
  })

  const startLinking = async (as: Player, password?: string, next?: string) => {
    const { body, cookies } = await t.send(linkDiscord, { body: { password, next } }, { as })
    const { address, code } = body
    return { address, code, browser: { cookies: { ...as.cookies, ...cookies } } }
  }

  /** `code`: of the error, if it was refused before the player left. */
  const link = async (as: Player, user: DiscordUser, password?: string, next?: string) => {
    const left = await startLinking(as, password, next)
    if (left.code) return { code: left.code, to: undefined }
    const { to } = await comeBack(left, discord.oauth.authorize(left.address, user))
    return { code: undefined, to }
  }

  return { leave, comeBack, visit, signUpAs, startLinking, link }
}
