import { useState } from 'react'
import type { ApplicationEntry } from './application-entry.ts'
import { type Belongs, carryOn, type ShownEntry } from './shown-entries.ts'

/** The entries of one list for as long as it is open; another filter is another list, by its key. */
export const useShownEntries = (
  latest: readonly ApplicationEntry[],
  belongs: Belongs,
): readonly ShownEntry[] => {
  const [known, setKnown] = useState(() => ({ latest, shown: carryOn([], latest, belongs) }))
  if (known.latest === latest) return known.shown
  const next = { latest, shown: carryOn(known.shown, latest, belongs) }
  setKnown(next)
  return next.shown
}
