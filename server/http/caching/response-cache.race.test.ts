/** What was written is in the next answer of the node that wrote it, and in that of every other once it has heard of it. */
import { expect, test } from 'vitest'
import { listCrews } from '#contract/crews/board.ts'
import { getCrew, updateCrew } from '#contract/crews/crews.ts'
import { crewDraft, postCrew, registerPlayer } from '#server/testing/factories/factories.ts'
import { nextCrewEvent } from '#server/testing/factories/published-crew.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

test('the node that wrote shows it at once, even if it receives no events', async () => {
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  await t.node.bus.stop()
  try {
    for (let round = 1; round <= 5; round += 1) {
      const title = `Round ${round}`
      await t.send(updateCrew, { params: { id }, body: crewDraft({ title }) }, { as: leader })
      expect((await t.send(getCrew, { params: { id } })).body.title).toBe(title)
      expect((await t.send(listCrews, {})).body[0]?.title).toBe(title)
    }
  } finally {
    await t.node.bus.start()
  }
})

test('every node shows it as soon as it has heard of it, however many guests ask meanwhile', async () => {
  const other = await t.startNode()
  const leader = await registerPlayer(t)
  const { id } = await postCrew(t, leader)
  const readOther = async () => (await other.send(getCrew, { params: { id } })).body.title
  for (let round = 1; round <= 5; round += 1) {
    const title = `Round ${round}`
    const heard = nextCrewEvent(other)
    const readers = Array.from({ length: 20 }, readOther)
    const [updated] = await Promise.all([
      t.send(updateCrew, { params: { id }, body: crewDraft({ title }) }, { as: leader }),
      ...readers,
    ])
    expect(updated.status).toBe(200)
    await heard
    expect(await readOther()).toBe(title)
  }
})
