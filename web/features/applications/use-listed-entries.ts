import { useState } from 'react'
import type { ApplicationEntry } from './application-entry.ts'
import { type EntryFilter, type ListedEntry, updateEntries } from './listed-entries.ts'

/** The entries of one list while it is open. Another filter needs another key, and so starts another list. */
export const useListedEntries = (
  latest: readonly ApplicationEntry[],
  filter: EntryFilter,
): readonly ListedEntry[] => {
  const [state, setState] = useState(() => ({ latest, listed: updateEntries([], latest, filter) }))
  if (state.latest === latest) return state.listed
  const next = { latest, listed: updateEntries(state.listed, latest, filter) }
  setState(next)
  return next.listed
}
