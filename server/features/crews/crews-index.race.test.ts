/** Posts that share all their words and filters, written at the same moment. */
import { expect, test } from 'vitest'
import { createCrew, listCrews, updateCrew } from '#contract/crews.ts'
import { crewDraft, registerPlayer } from '#server/testing/factories.ts'
import { expectInvariants } from '#server/testing/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

const total = async (search: string) =>
  Number((await t.send(listCrews, { query: { search } })).headers['x-total-count'])

test('posts made and changed at the same time are all found', async () => {
  const other = await t.startNode()
  const authors = await Promise.all(Array.from({ length: 12 }, () => registerPlayer(t)))
  const send = (i: number) => (i % 4 < 2 ? t.send : other.send)
  const mining = crewDraft({ title: 'Prospector', activity: 'mining', maxCrewSize: 3 })
  const salvage = crewDraft({ title: 'Reclaimer', description: 'Hulls', activity: 'salvage', maxCrewSize: 4 })
  const draft = (i: number) => (i % 2 === 0 ? mining : salvage)

  const posted = await Promise.all(authors.map((as, i) => send(i)(createCrew, { body: draft(i) }, { as })))
  expect(posted.map(({ status }) => status)).toEqual(authors.map(() => 201))
  // What the even ones give up the odd ones take, and the other way round.
  for (let round = 1; round <= 5; round += 1) {
    const changed = await Promise.all(
      posted.map(({ body: { id } }, i) =>
        send(i)(updateCrew, { params: { id }, body: draft(i + round) }, { as: authors[i] }),
      ),
    )
    expect(changed.map(({ status }) => status)).toEqual(authors.map(() => 200))
    expect([await total('prospector'), await total('reclaimer')]).toEqual([6, 6])
    await expectInvariants(t.connection)
  }
})
