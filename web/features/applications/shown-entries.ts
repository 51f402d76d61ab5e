/** A list of applications that does not move under whoever decides: decisions are final. */
import { applicationLimits } from '#contract/application-fields.ts'
import type { ApplicationEntry } from './application-entry.ts'

export interface ShownEntry extends ApplicationEntry {
  /** It waited for a decision when it came into the list, and keeps that place whatever becomes of it. */
  readonly waited: boolean
}

export type Belongs = (entry: ApplicationEntry) => boolean

/** What waits comes first; first come, first served. */
const byPlace = (a: ShownEntry, b: ShownEntry): number =>
  Number(b.waited) - Number(a.waited) || a.appliedAt.localeCompare(b.appliedAt) || a.id - b.id

const isForCrew = ({ roleName }: ApplicationEntry): boolean => roleName === null

/** Only what waits can be taken back; the rest, and anything missing from a full list, was merely cut off. */
const withoutNews = (entry: ShownEntry, latest: readonly ApplicationEntry[]): ShownEntry => {
  const listed = latest.filter((other) => isForCrew(other) === isForCrew(entry)).length
  const isGone = entry.status === 'pending' && listed < applicationLimits.listed
  return isGone ? { ...entry, status: 'withdrawn' } : entry
}

/** What is shown stays, with what is new about it; what has come in since and belongs here is added. */
export const carryOn = (
  shown: readonly ShownEntry[],
  latest: readonly ApplicationEntry[],
  belongs: Belongs,
): ShownEntry[] => {
  const now = new Map(latest.map((entry) => [entry.key, entry]))
  const stayed = shown.map((entry) => {
    const news = now.get(entry.key)
    return news ? { ...entry, ...news } : withoutNews(entry, latest)
  })
  const seen = new Set(shown.map(({ key }) => key))
  const added = latest
    .filter((entry) => !seen.has(entry.key) && belongs(entry))
    .map((entry) => ({ ...entry, waited: entry.status === 'pending' }))
  return [...stayed, ...added].sort(byPlace)
}
