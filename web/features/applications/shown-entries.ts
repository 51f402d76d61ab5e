/** A list of applications that does not move under whoever decides: decisions are final. */
import type { ApplicationEntry } from './application-entry.ts'

export interface ShownEntry extends ApplicationEntry {
  /** It waited for a decision when it came into the list, and keeps that place whatever becomes of it. */
  readonly waited: boolean
}

export type Belongs = (entry: ApplicationEntry) => boolean

/** What waits comes first; first come, first served. */
const byPlace = (a: ShownEntry, b: ShownEntry): number =>
  Number(b.waited) - Number(a.waited) || a.appliedAt.localeCompare(b.appliedAt) || a.id - b.id

/** What is shown stays, with what is new about it; what has come in since and belongs here is added. */
export const carryOn = (
  shown: readonly ShownEntry[],
  latest: readonly ApplicationEntry[],
  belongs: Belongs,
): ShownEntry[] => {
  const now = new Map(latest.map((entry) => [entry.key, entry]))
  const stayed = shown.map(
    (entry): ShownEntry => ({ ...entry, ...(now.get(entry.key) ?? { status: 'withdrawn' }) }),
  )
  const seen = new Set(shown.map(({ key }) => key))
  const added = latest
    .filter((entry) => !seen.has(entry.key) && belongs(entry))
    .map((entry) => ({ ...entry, waited: entry.status === 'pending' }))
  return [...stayed, ...added].sort(byPlace)
}
