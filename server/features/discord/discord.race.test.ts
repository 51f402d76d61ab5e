import { afterAll, beforeEach, expect, test } from 'vitest'
import { signInWithDiscord, unlinkDiscord } from '#contract/discord/discord.ts'
import { discordCalls } from '#server/testing/calls/discord-calls.ts'
import { moderationCalls } from '#server/testing/calls/moderation-calls.ts'
import { linkDiscord } from '#server/testing/calls/sign-in-calls.ts'
import { goodPassword, registerPlayer, registerStaff } from '#server/testing/factories/factories.ts'
import { openDiscord } from '#server/testing/fakes/discord.ts'
import { discordEnv } from '#server/testing/fakes/discord-oauth.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscord()
const t = openTestApp({ env: { ...discordEnv, DISCORD_API_URL: discord.url } })
const here = discordCalls(t, discord)
const ten = Array.from({ length: 10 }, (_, i) => i)
const nova = { id: '80351110224678912', username: 'nova', email: 'nova@discord.example', verified: true }
const linked = () => t.connection.db.selectFrom('discord_accounts').selectAll().execute()

beforeEach(() => discord.clear())
afterAll(() => discord.close())

/** Both nodes, alternately. */
const openNodes = async () => {
  const other = await t.startNode()
  const there = discordCalls(
    { send: other.send, inject: (options) => other.node.app.inject(options) },
    discord,
  )
  return (i: number) => (i % 2 ? here : there)
}

test('one way back that is taken ten times at once, on two nodes, signs in once', async () => {
  const nodes = await openNodes()
  const player = await registerPlayer(t)
  const id = await linkDiscord(t, player)
  const left = await here.leave()
  const callback = discord.oauth.authorize(left.address, { ...nova, id })
  const ends = await Promise.all(ten.map((i) => nodes(i).comeBack(left, callback)))
  expect(ends.filter(({ cookies }) => cookies.session)).toHaveLength(1)
  expect(ends.filter(({ to }) => to.startsWith('/login?discord=expired'))).toHaveLength(9)
})

test('a banned player who asks ten times at once after the ban is signed in once', async () => {
  const other = await t.startNode()
  const { ban, unban } = moderationCalls(t)
  const admin = await registerStaff(t, 'admin')
  const player = await registerPlayer(t)
  const id = await linkDiscord(t, player)
  await ban(admin, player)
  const { browser } = await here.visit({ ...nova, id })
  await unban(admin, player)
  const answers = await Promise.all(
    ten.map((i) => (i % 2 ? t : other).send(signInWithDiscord, {}, { as: browser })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
})

test('one person who signs up ten times at once gets one account', async () => {
  const nodes = await openNodes()
  const { browser } = await here.visit(nova)
  const again = await here.visit(nova)
  const answers = await Promise.all(
    ten.map((i) => {
      const as = i < 5 ? browser : again.browser
      return nodes(i)
        .signUpAs(as)
        .signUp({ username: `nova_${i}`, email: `nova${i}@players.example` })
    }),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await linked()).toHaveLength(1)
  expect(await t.connection.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
})

test('two players who link one account of Discord at once do not both get it', async () => {
  const nodes = await openNodes()
  const ends = await Promise.all(
    [0, 1].map(async (i) => nodes(i).link(await registerPlayer(t), nova, goodPassword)),
  )
  expect(ends.map(({ to }) => to).sort()).toEqual([
    '/settings/sign-in?discord=linked#ways',
    '/settings/sign-in?discord=taken#ways',
  ])
  expect(await linked()).toHaveLength(1)
})

test('unlinking at once on two nodes is done, and noted, once', async () => {
  const other = await t.startNode()
  const player = await registerPlayer(t)
  await linkDiscord(t, player)
  const body = { password: goodPassword }
  const answers = await Promise.all(
    ten.map((i) => (i % 2 ? t : other).send(unlinkDiscord, { body }, { as: player })),
  )
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(await t.connection.db.selectFrom('security_events').selectAll().execute()).toHaveLength(1)
})
