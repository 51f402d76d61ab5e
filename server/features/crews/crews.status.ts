import type { MissionStatus } from '#contract/crew-fields.ts'
import type { DisplayStatus } from '#contract/crews.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'

type Standing = Pick<CrewRow, 'mission_status' | 'current_crew_size' | 'max_crew_size'>

/** Every way a mission can go; anything else is refused. */
const moves: Readonly<Record<MissionStatus, readonly MissionStatus[]>> = {
  open: ['in_progress', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: ['ended'],
  ended: [],
  cancelled: [],
}

export const canBecome = (from: MissionStatus, to: MissionStatus): boolean => moves[from].includes(to)

/** While it stands so, the post can be changed and people can come and go. */
export const isRunning = (status: MissionStatus): boolean => status === 'open' || status === 'in_progress'

const said: Readonly<Record<Exclude<MissionStatus, 'open'>, DisplayStatus>> = {
  in_progress: 'in_progress',
  completed: 'completed',
  ended: 'completed',
  cancelled: 'cancelled',
}

export const displayStatus = (crew: Standing): DisplayStatus => {
  if (crew.mission_status !== 'open') return said[crew.mission_status]
  return crew.current_crew_size >= crew.max_crew_size ? 'full' : 'open'
}
