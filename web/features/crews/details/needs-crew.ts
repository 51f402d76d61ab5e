import type { CrewDetails } from '#contract/crews/crews.ts'

type OpenCrew = Pick<CrewDetails, 'currentCrewSize' | 'scheduledTime'> & {
  readonly viewer?: { readonly can: { readonly start: boolean } } | undefined
}

/** From then on the leader is offered to start. */
const nearMs = 60 * 60_000

/** Whether the leader should first find players: no one is aboard, and the start is not near. */
export const needsCrew = ({ viewer, currentCrewSize, scheduledTime }: OpenCrew, now: Date): boolean => {
  if (!viewer?.can.start || currentCrewSize > 1) return false
  return scheduledTime === null || Date.parse(scheduledTime) - now.getTime() > nearMs
}
