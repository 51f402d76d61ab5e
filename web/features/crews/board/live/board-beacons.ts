/** Which crews light up after a poll, and for how long. */
import type { CrewSummary } from '#contract/crews.ts'
import { m } from '#texts'

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

/** What a reader would want to know of: status, seats, time. */
const fingerprint = ({ displayStatus, currentCrewSize, maxCrewSize, scheduledTime, roles }: CrewSummary) =>
  JSON.stringify([
    displayStatus,
    currentCrewSize,
    maxCrewSize,
    scheduledTime,
    roles.map(({ id, slotsFilled, slotsNeeded }) => [id, slotsFilled, slotsNeeded]),
  ])

/**
 * Not in the poll before alone does not make a crew new: it may have moved up from the next page. It is new
 * when it was made since then, or only minutes ago.
 */
export const isNew = (crew: CrewSummary, before: Poll | undefined, now: number): boolean => {
  const made = Date.parse(crew.createdAt)
  if (now - made < youngMs) return true
  return before !== undefined && made > before.at && before.crews.every(({ id }) => id !== crew.id)
}

const kindOf = (crew: CrewSummary, before: Poll | undefined, now: number): BeaconKind | undefined => {
  const known = before?.crews.find(({ id }) => id === crew.id)
  if (known && fingerprint(known) !== fingerprint(crew)) return 'updated'
  return isNew(crew, before, now) ? 'new' : undefined
}

/** A crew is new once: after its minute, or when it was opened, only a change lights it again. */
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
