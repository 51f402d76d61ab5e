import { type Query, QueryClient } from '@tanstack/react-query'
import { visitorState } from '#web/browser/visitor-state.ts'
import { isRefusal } from './api-error.ts'
import { queryKeys } from './query-keys.ts'
import { currentPlayer, subscribeToSession } from './session-store.ts'

const retries = 2

/** How often everything that live events concern is refetched besides, while its tab is visible. */
export const pollMs = 30_000

/** A retry helps if there was no answer or the server failed; a refused request would be refused again. */
export const retryUpTo =
  (retries: number) =>
  (failures: number, error: Error): boolean =>
    failures < retries && !isRefusal(error)

/** Posts are public: only their `viewer` belongs to the player. */
const isPublic = ({ queryKey }: Query): boolean => queryKey[0] === queryKeys.board[0]

type Crew = { readonly viewer?: unknown }

const withoutViewer = ({ viewer, ...crew }: Crew) => crew

const forgetViewer = (data: Crew | { readonly items: readonly Crew[] } | undefined) => {
  if (!data) return undefined
  return 'items' in data ? { ...data, items: data.items.map(withoutViewer) } : withoutViewer(data)
}

/** The next player must not see the data of the one before. Open posts stay, so that typed text is not lost. */
const forgetWhenPlayerChanges = (client: QueryClient): void => {
  let player = currentPlayer()
  subscribeToSession(() => {
    const before = player
    player = currentPlayer()
    if (player === before || before === 'loading') return
    client.removeQueries({ type: 'inactive' })
    client.setQueriesData({ predicate: isPublic }, forgetViewer)
    // Deferred until the previous player's screens have unmounted.
    setTimeout(() => {
      client.resetQueries({ predicate: (query) => !isPublic(query) })
      client.invalidateQueries({ predicate: isPublic })
    })
  })
}

const state = visitorState((): { client?: QueryClient } => ({}))

const create = (): QueryClient => {
  const made = new QueryClient({
    defaultOptions: {
      // A hidden tab follows no events, so everything on screen is refetched when it is shown again.
      queries: { staleTime: 5 * 60_000, retry: retryUpTo(retries), refetchOnWindowFocus: 'always' },
    },
  })
  forgetWhenPlayerChanges(made)
  return made
}

/** The only query cache, created when the first page with data is opened. */
export const queryClient = (): QueryClient => {
  const known = state()
  known.client ??= create()
  return known.client
}

export const setQueryClient = (client: QueryClient): void => {
  state().client = client
}
