import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getContactSettings } from '#contract/blocks/blocks.ts'
import { listSuggestions } from '#contract/crews/suggestions.ts'
import { postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { untilWaiting } from '#server/testing/held-crew.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

test('the calls of one leader come one after another, and nobody else waits for them', async () => {
  const [leader, other] = [await registerPlayer(t), await registerPlayer(t)]
  const [own, theirs] = [await postCrew(t, leader), await postCrew(t, other)]
  const answers = await t.connection.db.transaction().execute(async (db) => {
    await sql`lock table applications in access exclusive mode`.execute(db)
    const sent = [0, 1, 2].map(() => t.send(listSuggestions, { params: { id: own.id } }, { as: leader }))
    await untilWaiting(t.connection, 1)
    for (let i = 0; i < 5; i += 1) await t.send(getContactSettings, {}, { as: leader })
    await untilWaiting(t.connection, 1)
    sent.push(t.send(listSuggestions, { params: { id: theirs.id } }, { as: other }))
    await untilWaiting(t.connection, 2)
    return sent
  })
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})
