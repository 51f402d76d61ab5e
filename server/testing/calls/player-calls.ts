/** Short calls for looking for players and for favourites. */
import { addFavourite, listFavourites, listFlownWith, searchPlayers } from '#contract/players/players.ts'
import type { Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export const playerCalls = (t: Pick<TestApp, 'send'>) => ({
  search: async (as: Player, search: string) =>
    (await t.send(searchPlayers, { query: { search } }, { as })).body,
  /** The names of the players that a search finds, in its order. */
  find: async (as: Player, search: string) =>
    (await t.send(searchPlayers, { query: { search } }, { as })).body.map(({ username }) => username),
  flownWith: async (as: Player) => (await t.send(listFlownWith, {}, { as })).body,
  favour: (as: Player, other: Player) => t.send(addFavourite, { params: { userId: other.user.id } }, { as }),
  favourites: async (as: Player) =>
    (await t.send(listFavourites, {}, { as })).body.map(({ username }) => username),
})
