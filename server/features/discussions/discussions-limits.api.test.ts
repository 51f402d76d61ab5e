import { expect, test } from 'vitest'
import { discussionCalls } from '#server/testing/calls/discussion-calls.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })
const { write } = discussionCalls(t)

test('a player writes thirty comments an hour, and is told how long to wait', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  for (let i = 1; i <= 30; i += 1) expect((await write(leader, id, `Note ${i}`)).status).toBe(201)
  const refused = await write(leader, id, 'One more')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  expect((await write(await registerPlayer(t), id, 'And I?')).status).toBe(201)
})

test('those aboard write more in the channel of their crew', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  for (let i = 1; i <= 31; i += 1)
    expect((await write(leader, id, `Note ${i}`, { channel: 'crew' })).status).toBe(201)
})
