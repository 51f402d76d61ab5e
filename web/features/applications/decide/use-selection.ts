import { useState } from 'react'
import type { ApplicationEntry } from '#web/features/applications/application-entry.ts'

/** What the leader has ticked in a list, by the key of the entry. */
export const useSelection = () => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return {
    keys,
    toggle: (key: string) =>
      setKeys(
        (before) =>
          new Set(before.has(key) ? [...before].filter((other) => other !== key) : [...before, key]),
      ),
    selectAll: (entries: readonly ApplicationEntry[]) => setKeys(new Set(entries.map(({ key }) => key))),
    clear: () => setKeys(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
