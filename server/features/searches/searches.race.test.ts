import { expect, test } from 'vitest'
import { registerPlayer } from '#server/testing/factories.ts'
import { searching } from '#server/testing/searching.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()
const { save, saved } = searching(t)

test('of fifteen searches at once ten are saved', async () => {
  const player = await registerPlayer(t)
  const statuses = await Promise.all(
    Array.from({ length: 15 }, async (_, i) => (await save(player, { maxCrewSize: String(i + 1) })).status),
  )
  expect(statuses.sort()).toEqual([...Array(10).fill(201), ...Array(5).fill(409)])
  expect(await saved(player)).toHaveLength(10)
})

test('the same search twice at once is one', async () => {
  const player = await registerPlayer(t)
  const answers = await Promise.all(Array.from({ length: 6 }, () => save(player, { activity: 'mining' })))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  expect(await saved(player)).toHaveLength(1)
})
