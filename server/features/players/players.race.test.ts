/** Concurrent favourites and blocks, on two nodes. */
import { expect, test } from 'vitest'
import { blockPlayer } from '#contract/blocks/blocks.ts'
import { addFavourite } from '#contract/players/players.ts'
import { type Player, registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp()

test('no favourite is left between two players who block and favour each other at once', async () => {
  const other = await t.startNode()
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [await registerPlayer(t), await registerPlayer(t)]
    const favour = (node: Pick<typeof t, 'send'>, as: Player, player: Player) =>
      node.send(addFavourite, { params: { userId: player.user.id } }, { as })
    const answers = await Promise.all([
      favour(t, one, two),
      favour(other, two, one),
      t.send(blockPlayer, { params: { userId: two.user.id } }, { as: one }),
      favour(other, one, two),
      favour(t, two, one),
    ])
    expect(answers.filter(({ status }) => status !== 204 && status !== 409)).toEqual([])
  }
  expect(await t.connection.db.selectFrom('favourites').selectAll().execute()).toEqual([])
})
