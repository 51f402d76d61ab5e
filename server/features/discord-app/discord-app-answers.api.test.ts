// Also on the embedded engine.
/** Answers that follow, and how often Discord is asked to take them. */
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDiscordServer } from '#server/testing/fakes/discord-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { followUpJob } from './discord-app-answers.service.ts'

const discord = await openDiscordServer()
const t = openTestApp({ env: discord.env })

beforeEach(() => discord.clear())
afterAll(() => discord.close())

const token = 'token-1'
/** Discord has the answer that says that one follows. */
const defer = () => discord.takeAnswer({ type: 2, token }, { type: 5 })
const newAnswer = () => ({
  token,
  content: { text: 'You have declined.' },
  isBeside: false,
  sentAt: t.node.ctx.now().toISOString(),
})
type Answer = ReturnType<typeof newAnswer>

/** Jobs are not run in this test. */
const takeJobs = async () => {
  const { rows } = await sql<{ data: Answer }>`
    delete from pgboss.job where name = 'discord-answers' returning data
  `.execute(t.connection.db)
  return rows.map(({ data }) => data)
}
const send = async (answer: Answer): Promise<Answer[]> => {
  await followUpJob.run(t.node.ctx, answer)
  return takeJobs()
}
const shown = () => discord.messagesIn(token).map(({ content }) => content)

test.each([
  ['Discord fails', () => discord.answerNext({ status: 502 })],
  ['its answer is lost', () => discord.loseAnswerTo('/@original')],
])('an answer that follows is sent again where %s, and no more often', async (_where, fail) => {
  const answer = newAnswer()
  defer()
  fail()
  expect(await send(answer)).toMatchObject([answer])
  expect([await send(answer), shown()]).toEqual([[], ['You have declined.']])
})

test('an answer that overtakes the one that says that it follows is sent again, for some seconds', async () => {
  const answer = newAnswer()
  expect(await send(answer)).toMatchObject([answer])
  defer()
  expect([await send(answer), shown()]).toEqual([[], ['You have declined.']])
  discord.clear()
  t.clock.advance(31_000)
  expect([await send(answer), shown()]).toEqual([[], []])
})
