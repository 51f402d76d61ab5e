import { useState } from 'react'
import type { ApplicationEntry } from '#web/features/applications/application-entry.ts'

/** What the leader has ticked and chosen in a list, by the key of the entry. */
export const useSelection = () => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [roles, setRoles] = useState<Readonly<Record<string, number | null>>>({})
  return {
    keys,
    toggle: (key: string) =>
      setKeys(
        (before) =>
          new Set(before.has(key) ? [...before].filter((other) => other !== key) : [...before, key]),
      ),
    selectAll: (entries: readonly ApplicationEntry[]) => setKeys(new Set(entries.map(({ key }) => key))),
    clear: () => setKeys(new Set()),
    /** The role chosen for a player; undefined if none was. */
    roleOf: ({ key }: Pick<ApplicationEntry, 'key'>): number | null | undefined => roles[key],
    chooseRole: (key: string, roleId: number | null) => setRoles((before) => ({ ...before, [key]: roleId })),
  }
}

export type Selection = ReturnType<typeof useSelection>
