import type { ApplicationCrew } from '#web/features/applications/decide/accept-rule.ts'
import { type ApplicationEntry, entryOfCrew, entryOfRole, shownEntries } from './application-entry.ts'
import { useApplications, useRoleApplications } from './applications.queries.ts'

/** All applications to a crew, for a role or for any seat, as one list. */
export const useApplicationEntries = (crew: Pick<ApplicationCrew, 'id' | 'viewer'>) => {
  const toCrew = useApplications(crew.id)
  const forRoles = useRoleApplications(crew.id)
  const entries: readonly ApplicationEntry[] | undefined =
    toCrew.data && forRoles.data
      ? shownEntries([...toCrew.data.map(entryOfCrew), ...forRoles.data.map(entryOfRole)], crew.viewer)
      : undefined
  return {
    entries,
    error: toCrew.error ?? forRoles.error,
    isFetching: toCrew.isFetching || forRoles.isFetching,
    refetch: () => {
      toCrew.refetch()
      forRoles.refetch()
    },
  }
}
