/** Creating and ending tokens, concurrently on two nodes. */
import { expect, test } from 'vitest'
import { changePassword } from '#contract/auth/new-passwords.ts'
import { listMyCrews } from '#contract/missions/missions.ts'
import { tokenLimits } from '#contract/tokens/fields.ts'
import { endToken } from '#contract/tokens/tokens.ts'
import { tokenCalls } from '#server/testing/calls/token-calls.ts'
import { goodPassword, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

let another: ReturnType<typeof t.startNode> | undefined
const nodes = async (): Promise<(i: number) => Pick<TestApp, 'send'>> => {
  another ??= t.startNode()
  const other = await another
  return (i) => (i % 2 === 0 ? t : other)
}
const times = <T>(count: number, run: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => run(i)))
const count = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test('of twenty created at once ten are', async () => {
  const node = await nodes()
  const as = await registerPlayer(t)
  const answers = await times(20, (i) => tokenCalls(node(i)).create(as))
  expect([count(answers, 201), count(answers, 409)]).toEqual([tokenLimits.perPlayer, 10])
  expect(await tokenCalls(t).listTokens(as)).toHaveLength(tokenLimits.perPlayer)
})

test('a token is ended once, and from then on on both nodes', async () => {
  const node = await nodes()
  const as = await registerPlayer(t)
  const { token, id } = (await tokenCalls(t).create(as)).body
  const use = (i: number) => tokenCalls(node(i)).call(token, listMyCrews, {})
  expect(count(await times(4, use), 200)).toBe(4)
  const ended = await times(10, (i) => node(i).send(endToken, { params: { id } }, { as }))
  expect([count(ended, 204), count(ended, 404)]).toEqual([1, 9])
  expect(count(await times(4, use), 401)).toBe(4)
})

test('no token is left that was created with the old password while it was changed', async () => {
  const node = await nodes()
  for (let round = 0; round < 5; round += 1) {
    const as = await registerPlayer(t)
    const body = { currentPassword: goodPassword, newPassword: 'a much better one' }
    const [changed, ...created] = await Promise.all([
      node(round).send(changePassword, { body }, { as }),
      ...Array.from({ length: 6 }, (_, i) => tokenCalls(node(i)).create(as)),
    ])
    expect(changed?.status).toBe(204)
    for (const { status } of created) expect([201, 403]).toContain(status)
    expect(await tokenCalls(t).listTokens(as)).toEqual([])
  }
})
