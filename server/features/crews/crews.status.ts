import type { DisplayStatus } from '#contract/crews/crews.ts'
import type { MissionStatus } from '#contract/crews/fields.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'

type CrewState = Pick<CrewRow, 'mission_status' | 'current_crew_size' | 'max_crew_size'>

/** Every move that a mission can make; all others are refused. */
const moves: Readonly<Record<MissionStatus, readonly MissionStatus[]>> = {
  open: ['in_progress', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: ['ended'],
  ended: [],
  cancelled: [],
}

export const canBecome = (from: MissionStatus, to: MissionStatus): boolean => moves[from].includes(to)

/** In these states the post can be edited, and people can join and leave. */
export const isRunning = (status: MissionStatus): boolean => status === 'open' || status === 'in_progress'

const displayOf: Readonly<Record<Exclude<MissionStatus, 'open'>, DisplayStatus>> = {
  in_progress: 'in_progress',
  completed: 'completed',
  ended: 'completed',
  cancelled: 'cancelled',
}

export const displayStatus = (crew: CrewState): DisplayStatus => {
  if (crew.mission_status !== 'open') return displayOf[crew.mission_status]
  return crew.current_crew_size >= crew.max_crew_size ? 'full' : 'open'
}
