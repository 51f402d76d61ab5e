/** The last board seen, kept for the offline page: what everybody can see, of a few posts. */

import { type CrewSummary, displayStatuses } from '#contract/crews/crews.ts'
import { activities, postTypes } from '#contract/crews/fields.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { missionTime } from '#web/features/crews/time/mission-time.ts'

const storageKey = 'last-board'
const maxCrews = 20

const shownFields = [
  'title',
  'primaryLanguage',
  'activity',
  'displayStatus',
  'currentCrewSize',
  'maxCrewSize',
] as const satisfies readonly (keyof CrewSummary)[]

export type StoredCrew = Pick<CrewSummary, (typeof shownFields)[number]> & {
  /** As the board shows it. */
  readonly start: string | null
}

export interface StoredBoard {
  /** Milliseconds. */
  readonly seenAt: number
  /** The zone in which its times were shown. */
  readonly zone: string
  readonly crews: readonly StoredCrew[]
}

const storedCrew = (crew: CrewSummary) => ({
  ...Object.fromEntries(shownFields.map((field) => [field, crew[field]])),
  start: missionTime(crew)?.start.toISOString() ?? null,
})

/** A search without results does not replace a board that is of use. */
export const storeBoard = (crews: readonly CrewSummary[], seenAt: number, zone: string): void => {
  if (crews.length === 0) return
  writeStored(storageKey, JSON.stringify({ seenAt, zone, crews: crews.slice(0, maxCrews).map(storedCrew) }))
}

const isMoment = (value: string | number): boolean => !Number.isNaN(new Date(value).getTime())

const isOneOf = (values: readonly string[], value: unknown): boolean => values.some((each) => each === value)

const isCrew = (value: Partial<StoredCrew> | null): value is StoredCrew =>
  typeof value?.title === 'string' &&
  typeof value.primaryLanguage === 'string' &&
  isOneOf([...activities, ...postTypes], value.activity) &&
  isOneOf(displayStatuses, value.displayStatus) &&
  typeof value.currentCrewSize === 'number' &&
  typeof value.maxCrewSize === 'number' &&
  (value.start === null || (typeof value.start === 'string' && isMoment(value.start)))

/** Undefined if there is none, or if another release stored it in another way. */
export const readBoard = (): StoredBoard | undefined => {
  try {
    const { seenAt, zone, crews } = JSON.parse(readStored(storageKey) ?? '{}') as Partial<StoredBoard>
    if (typeof seenAt !== 'number' || !isMoment(seenAt)) return undefined
    if (typeof zone !== 'string' || !Array.isArray(crews)) return undefined
    const readable = crews.slice(0, maxCrews).filter(isCrew)
    return readable.length > 0 ? { seenAt, zone, crews: readable } : undefined
  } catch {
    return undefined
  }
}
