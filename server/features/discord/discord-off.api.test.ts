/** A site whose operator has not set up Discord. */
import { expect, test } from 'vitest'
import { getSignInMethods } from '#contract/auth/sign-in-methods.ts'
import * as contract from '#contract/discord/discord.ts'
import * as signUps from '#contract/discord/sign-up.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { goodPassword, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ withPage: 'built' })

test('has no way to Discord, and no button that leads there', async () => {
  const as = await registerPlayer(t)
  await linkDiscord(t, as)
  const newPlayer = { username: 'nova', email: 'nova@players.example', timezone: 'UTC' }
  const answers = [
    await t.send(contract.goToDiscord, {}),
    await t.send(contract.comeFromDiscord, { query: { code: 'a', state: 'b' } }),
    await t.send(contract.signInWithDiscord, {}),
    await t.send(signUps.getDiscordSignUp, {}),
    await t.send(signUps.signUpWithDiscord, { body: { ...newPlayer, preferredLanguages: ['en'] } }),
    await t.send(contract.linkDiscord, { body: { password: goodPassword } }, { as }),
    await t.send(contract.unlinkDiscord, { body: { password: goodPassword } }, { as }),
  ]
  for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'not_found'])
  for (const url of ['/login', '/register']) {
    const { statusCode, body } = await t.inject({ method: 'GET', url })
    expect([statusCode, body.includes('/api/auth/discord')]).toEqual([200, false])
  }
})

test('still says what was linked before', async () => {
  const as = await registerPlayer(t)
  await linkDiscord(t, as)
  expect((await t.send(getSignInMethods, {}, { as })).body.discord).toMatchObject({
    name: 'nova',
    canUnlink: false,
  })
})
