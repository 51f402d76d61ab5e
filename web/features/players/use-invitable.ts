import type { ListedPlayer } from '#contract/players/players.ts'
import { m } from '#texts'
import { useFavourites, useFlownWith, usePlayerSearch } from './players.queries.ts'
import { isSearchable } from './players-search.ts'

const withoutRepeats = (players: readonly ListedPlayer[]): ListedPlayer[] => [
  ...new Map(players.map((player) => [player.id, player])).values(),
]

/** Whom a leader can choose: those they know, or those who are found. Who is chosen stays in the list. */
export const useInvitable = (search: string, chosen: readonly ListedPlayer[]) => {
  const [favourites, flown, found] = [useFavourites(), useFlownWith(), usePlayerSearch(search)]
  if (isSearchable(search)) {
    return {
      players: found.data && withoutRepeats([...found.data, ...chosen]),
      problem: found.error,
      isFetching: found.isFetching,
      refetch: () => void found.refetch(),
      emptyText: m.players_nobody(),
    }
  }
  const known = favourites.data && flown.data && [...favourites.data, ...flown.data]
  return {
    players: known && withoutRepeats([...known, ...chosen]),
    problem: favourites.error ?? flown.error,
    isFetching: favourites.isFetching || flown.isFetching,
    refetch: () => {
      for (const { error, refetch } of [favourites, flown]) if (error) void refetch()
    },
    emptyText: m.players_invite_empty(),
  }
}
