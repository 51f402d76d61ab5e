import { playerListLimits } from '#contract/players/limits.ts'
import type { ListedPlayer } from '#contract/players/players.ts'
import { m } from '#texts'
import { NetworkError } from '#web/browser/network-error.ts'
import { useFavourites, useFlownWith, usePlayerSearch } from './players.queries.ts'
import { isSearchable } from './players-search.ts'

const withoutRepeats = (players: readonly ListedPlayer[]): ListedPlayer[] => [
  ...new Map(players.map((player) => [player.id, player])).values(),
]

const problemOf = ({ error, isPaused }: { error: Error | null; isPaused: boolean }): Error | null =>
  error ?? (isPaused ? new NetworkError() : null)

interface Choice {
  search: string
  chosen: readonly ListedPlayer[]
  /** The players who are members already. */
  aboard: readonly { readonly id: number }[]
}

/** The players that a leader can choose: those they know, or those that are found. Chosen ones stay in the list. */
export const useInvitable = ({ search, chosen, aboard }: Choice) => {
  const [favourites, flown, found] = [useFavourites(), useFlownWith(), usePlayerSearch(search)]
  const choosable = (players: readonly ListedPlayer[]) =>
    withoutRepeats([...players, ...chosen]).filter((player) => !aboard.some(({ id }) => id === player.id))
  if (isSearchable(search)) {
    return {
      players: found.data && choosable(found.data),
      problem: problemOf(found),
      isFetching: found.isFetching,
      refetch: () => void found.refetch(),
      emptyText: m.players_nobody(),
      hasMore: found.data?.length === playerListLimits.found,
    }
  }
  const known = favourites.data && flown.data && [...favourites.data, ...flown.data]
  return {
    players: known && choosable(known),
    problem: problemOf(favourites) ?? problemOf(flown),
    isFetching: favourites.isFetching || flown.isFetching,
    refetch: () => {
      for (const query of [favourites, flown]) if (problemOf(query)) void query.refetch()
    },
    emptyText: known?.length === 0 ? m.players_invite_empty() : m.players_invite_all_aboard(),
    hasMore: false,
  }
}
