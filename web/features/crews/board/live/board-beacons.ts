/** Which crews light up after a poll, and for how long. */
import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import type { Layout } from './steady-list.ts'

export type BeaconKind = 'new' | 'updated'

export const beaconLabel = (kind: BeaconKind): string =>
  kind === 'new' ? m.board_beacon_new() : m.board_beacon_updated()

export interface Poll {
  readonly at: number
  readonly crews: readonly CrewSummary[]
}

interface Beacon {
  readonly kind: BeaconKind
  readonly until: number
}

export type Beacons = ReadonlyMap<number, Beacon>

const litMs = 60_000
const youngMs = 5 * 60_000

/** The changes worth a beacon: status, seats, start. */
const fingerprint = ({ displayStatus, currentCrewSize, maxCrewSize, scheduledTime, roles }: CrewSummary) =>
  JSON.stringify([
    displayStatus,
    currentCrewSize,
    maxCrewSize,
    scheduledTime,
    roles.map(({ id, slotsFilled, slotsNeeded }) => [id, slotsFilled, slotsNeeded]),
  ])

/**
 * A crew that was not in the last poll is not always new: it may have moved up from the next page. It is new if it
 * was created since then, or within the last minutes.
 */
export const isNew = (crew: CrewSummary, before: Poll | undefined, now: number): boolean => {
  const made = Date.parse(crew.createdAt)
  if (now - made < youngMs) return true
  return before !== undefined && made > before.at && before.crews.every(({ id }) => id !== crew.id)
}

/** Whether a crew that waits is new, not just moved up: seen from when the shown list was laid out. */
export const isNewTo = (crew: CrewSummary, { shown, placedAt }: Layout): boolean => {
  const at = placedAt.getTime()
  return isNew(crew, { at, crews: shown }, at)
}

const kindOf = (crew: CrewSummary, before: Poll | undefined, now: number): BeaconKind | undefined => {
  const known = before?.crews.find(({ id }) => id === crew.id)
  if (known && fingerprint(known) !== fingerprint(crew)) return 'updated'
  return isNew(crew, before, now) ? 'new' : undefined
}

/** A crew is new only once: after a minute, or once it was opened, only a change lights it up again. */
export const nextBeacons = (lit: Beacons, before: Poll | undefined, { at: now, crews }: Poll): Beacons => {
  const next = new Map(lit)
  for (const crew of crews) {
    const kind = kindOf(crew, before, now)
    if (kind === 'updated' || (kind === 'new' && !lit.has(crew.id))) {
      next.set(crew.id, { kind, until: now + litMs })
    }
  }
  return next
}
