/** Applications in the order of the seats that they are for. */
import type { ApplicationEntry } from './application-entry.ts'

type Applied = Pick<ApplicationEntry, 'roleId' | 'roleName'>

export interface SeatGroup<Entry extends Applied> {
  readonly key: string
  /** Null for any seat, and for a role that was removed. */
  readonly roleId: number | null
  /** Null for any seat. */
  readonly roleName: string | null
  readonly entries: readonly Entry[]
}

/** The roles in the order of the post, then those that were removed, then any seat. Groups without entries are left out. */
export const groupBySeat = <Entry extends Applied>(
  entries: readonly Entry[],
  roles: readonly { readonly id: number; readonly roleName: string }[],
): SeatGroup<Entry>[] => {
  const isOfRole = ({ roleId }: Applied) => roles.some(({ id }) => id === roleId)
  const removed = entries.filter((entry) => entry.roleName !== null && !isOfRole(entry))
  const removedNames = [...new Set(removed.map(({ roleName }) => roleName))]
  return [
    ...roles.map(({ id, roleName }) => ({
      key: `role-${id}`,
      roleId: id,
      roleName,
      entries: entries.filter(({ roleId }) => roleId === id),
    })),
    ...removedNames.map((roleName) => ({
      key: `removed-${roleName}`,
      roleId: null,
      roleName,
      entries: removed.filter((entry) => entry.roleName === roleName),
    })),
    {
      key: 'any',
      roleId: null,
      roleName: null,
      entries: entries.filter(({ roleName }) => roleName === null),
    },
  ].filter((group) => group.entries.length > 0)
}
