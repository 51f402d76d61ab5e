import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { ApiError } from '#web/api/api-error.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { showAnswer } from './answered-change.ts'

/**
 * After a change to a crew, its seats or its applications. Resolves when the crew itself is up to date, from the answer
 * or else by a refetch; the lists it appears in are refetched without waiting.
 */
export const afterCrewChange = async (
  client: QueryClient,
  crewId: number,
  answer?: CrewDetails,
): Promise<void> => {
  for (const queryKey of [queryKeys.board, queryKeys.myCrews, queryKeys.notices]) {
    void client.invalidateQueries({ queryKey })
  }
  // A player who has just given up the lead still has these on the page, and would be refused.
  const refetchType = answer && !answer.viewer?.canLead ? 'none' : 'active'
  const seenByLeaders = [
    queryKeys.offersOf,
    queryKeys.applicationsOf,
    queryKeys.waitlistOf,
    queryKeys.suggestionsOf,
  ]
  for (const listOf of seenByLeaders) {
    void client.invalidateQueries({ queryKey: listOf(crewId), refetchType })
  }
  if (answer) await showAnswer(client, queryKeys.crew(crewId), () => answer)
  else await client.invalidateQueries({ queryKey: queryKeys.crew(crewId) })
}

/** What all changes to a crew have in common. */
export const useCrewChange = (crewId: number) => {
  const client = useQueryClient()
  return {
    // Without a network, fail immediately instead of waiting for one.
    networkMode: 'always' as const,
    onSuccess: () => afterCrewChange(client, crewId),
    // A refusal means that the page is stale: refetch now instead of waiting for the event.
    onError: (error: Error) => {
      if (error instanceof ApiError) void afterCrewChange(client, crewId)
    },
  }
}

/** For changes that the server answers with the crew. */
export const useAnsweredCrewChange = (crewId: number) => {
  const client = useQueryClient()
  return {
    ...useCrewChange(crewId),
    onSuccess: (crew: CrewDetails) => afterCrewChange(client, crewId, crew),
  }
}
