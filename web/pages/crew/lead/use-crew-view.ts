import { useHydrated, useLocation, useSearch } from '@tanstack/react-router'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { type CrewView, crewView } from '#web/pages/crew/crew-search.ts'
import { discussionHash } from '#web/paths.ts'

/** The view that is shown to those who lead; undefined where there is only one. */
export const useCrewView = (crew: CrewDetails): CrewView | undefined => {
  const search = useSearch({ from: '/data/crew/$id' })
  const hash = useLocation({ select: ({ hash }) => hash })
  // The server does not know it.
  const isHydrated = useHydrated()
  const leadsToTalk = isHydrated && Object.values<string>(discussionHash).includes(hash)
  return crewView(crew, leadsToTalk ? { view: 'crew', ...search } : search)
}
