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
  const nodes = [t, other]
  const send = (i: number) => (nodes[i % 2] ?? t).send
  const posted = await Promise.all(
    authors.map((as, i) => send(i)(createCrew, { body: crewDraft({ title: 'Prospector' }) }, { as })),
  )
  expect(posted.map(({ status }) => status)).toEqual(authors.map(() => 201))
  expect(await total('prospector')).toBe(12)

  const change = (i: number) =>
    crewDraft({ title: i % 3 === 0 ? 'Reclaimer' : 'Prospector', maxCrewSize: 3 + i })
  const changed = await Promise.all(
    posted.map(({ body }, i) =>
      send(i)(updateCrew, { params: { id: body.id }, body: change(i) }, { as: authors[i] }),
    ),
  )
  expect(changed.map(({ status }) => status)).toEqual(authors.map(() => 200))
  expect([await total('prospector'), await total('reclaimer')]).toEqual([8, 4])
  await expectInvariants(t.connection)
})
