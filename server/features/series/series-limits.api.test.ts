import { expect, test } from 'vitest'
import { listMessages } from '#contract/messages/messages.ts'
import { seriesCalls, statesOf } from '#server/testing/calls/series-calls.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })
const { startSeries, change, load, post, goTo } = seriesCalls(t)

test('dates of series count as posts of the day, and what is too many is held until there is room', async () => {
  goTo('2027-01-07T12:00:00Z')
  const leader = await registerPlayer(t)
  const ids: number[] = []
  for (const start of ['2027-01-07T20:00', '2027-01-07T21:00'])
    ids.push((await startSeries(leader, start)).id)
  for (const id of ids) await change(leader, id, 2, { movedTo: '2027-01-08T20:00' })
  await post()
  await post()
  const states = async () => {
    const found: unknown[] = []
    for (const id of ids) found.push(statesOf(await load(id))[1])
    return found.sort()
  }
  expect(await states()).toEqual(['held', 'posted'])
  const { body } = await t.send(listMessages, { query: {} }, { as: leader })
  const held = body.messages.filter(({ message }) => message.includes('as many crews as one can in a day'))
  expect(held).toHaveLength(1)
  await t.connection.pool.query('truncate rate_limits')
  await post()
  expect(await states()).toEqual(['posted', 'posted'])
})
