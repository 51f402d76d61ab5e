/** A list of applications whose entries keep their position: a decision is final, so no entry may move on a click. */
import { applicationLimits } from '#contract/applications/fields.ts'
import type { ApplicationEntry } from './application-entry.ts'

export interface ListedEntry extends ApplicationEntry {
  /** It was pending when it was added to the list, and keeps that position after the decision. */
  readonly wasPending: boolean
}

export type EntryFilter = (entry: ApplicationEntry) => boolean

/** Pending applications first, then by age. */
const byPosition = (a: ListedEntry, b: ListedEntry): number =>
  Number(b.wasPending) - Number(a.wasPending) || a.appliedAt.localeCompare(b.appliedAt) || a.id - b.id

const isForCrew = ({ roleName }: ApplicationEntry): boolean => roleName === null

/** An entry that is missing from the answer: withdrawn if it was pending, unless a full answer has cut it off. */
const withoutAnswer = (entry: ListedEntry, latest: readonly ApplicationEntry[]): ListedEntry => {
  const count = latest.filter((other) => isForCrew(other) === isForCrew(entry)).length
  const isWithdrawn = entry.status === 'pending' && count < applicationLimits.listed
  return isWithdrawn ? { ...entry, status: 'withdrawn' } : entry
}

/** Updates the listed entries from the latest answer and adds new ones that match the filter. */
export const updateEntries = (
  listed: readonly ListedEntry[],
  latest: readonly ApplicationEntry[],
  filter: EntryFilter,
): ListedEntry[] => {
  const latestByKey = new Map(latest.map((entry) => [entry.key, entry]))
  const updated = listed.map((entry) => {
    const update = latestByKey.get(entry.key)
    return update ? { ...entry, ...update } : withoutAnswer(entry, latest)
  })
  const listedKeys = new Set(listed.map(({ key }) => key))
  const added = latest
    .filter((entry) => !listedKeys.has(entry.key) && filter(entry))
    .map((entry) => ({ ...entry, wasPending: entry.status === 'pending' }))
  return [...updated, ...added].sort(byPosition)
}
