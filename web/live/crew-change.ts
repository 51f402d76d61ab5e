import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { CrewDetails } from '#contract/crews.ts'
import { ApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** Shows the crew as the server answered it; an answer still on its way may be of the time before. */
const showCrew = async (client: QueryClient, crew: CrewDetails): Promise<void> => {
  const queryKey = queryKeys.crew(crew.id)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, crew)
}

/**
 * After a change to a crew, its seats or its applications. Whoever waits for it waits until the crew itself is
 * shown as it is now, by the answer or else by asking; the lists that are old with it follow by themselves.
 */
export const afterCrewChange = async (
  client: QueryClient,
  crewId: number,
  answer?: CrewDetails,
): Promise<void> => {
  for (const queryKey of [queryKeys.board, queryKeys.applicationsOf(crewId), queryKeys.myCrews]) {
    void client.invalidateQueries({ queryKey })
  }
  if (answer) await showCrew(client, answer)
  else await client.invalidateQueries({ queryKey: queryKeys.crew(crewId) })
}

/** What every change to a crew has in common; some are answered with the crew. */
export const useCrewChange = (crewId: number) => {
  const client = useQueryClient()
  return {
    // Without a network it is better to say so than to wait for one.
    networkMode: 'always' as const,
    onSuccess: () => afterCrewChange(client, crewId),
    // A refusal tells that the page shows what is no longer so; the player need not wait for the news.
    onError: (error: Error) => {
      if (error instanceof ApiError) void afterCrewChange(client, crewId)
    },
  }
}

export const useAnsweredCrewChange = (crewId: number) => {
  const client = useQueryClient()
  return {
    ...useCrewChange(crewId),
    onSuccess: (crew: CrewDetails) => afterCrewChange(client, crewId, crew),
  }
}
