/** What those aboard have answered to the ready check, in words and by seat. */
import type { CrewMember } from '#contract/crews/crews.ts'
import type { ReadyState } from '#contract/crews/readiness.ts'
import { m } from '#texts'

export const readyLabels: Readonly<Record<ReadyState, () => string>> = {
  ready: m.ready_state_ready,
  late: m.ready_state_late,
  silent: m.ready_state_silent,
}

type Checked = Pick<CrewMember, 'ready'>

/** "3 of 5 ready, 1 late, 1 without an answer"; undefined if no one was asked. */
export const readySum = (members: readonly Checked[]): string | undefined => {
  const count = (state: ReadyState) => members.filter(({ ready }) => ready === state).length
  const [ready, late, silent] = [count('ready'), count('late'), count('silent')]
  const total = ready + late + silent
  if (total === 0) return undefined
  return [
    m.ready_sum({ ready, total }),
    ...(late > 0 ? [m.ready_sum_late({ count: late })] : []),
    ...(silent > 0 ? [m.ready_sum_silent({ count: silent })] : []),
  ].join(', ')
}

/** The answers in each group of seats, by its key. */
export type ReadyOnSeats = ReadonlyMap<string, readonly ReadyState[]>

interface SeatedMember extends Checked {
  readonly userRole: CrewMember['userRole']
  readonly roleId: number | null
}

const groupOf = ({ userRole, roleId }: SeatedMember): string => {
  if (userRole === 'leader') return 'leader'
  return roleId === null ? 'any' : `role-${roleId}`
}

interface ViewerAnswer {
  readonly isMember: boolean
  readonly roleId: number | null
  readonly ready: ReadyState | null
}

/** The viewer's own answer comes first, as their seat is the first that is drawn. */
export const readyOnSeats = (
  members: readonly SeatedMember[],
  viewer: ViewerAnswer | undefined,
): ReadyOnSeats => {
  const groups = new Map<string, ReadyState[]>()
  for (const member of members) {
    if (member.ready) groups.set(groupOf(member), [...(groups.get(groupOf(member)) ?? []), member.ready])
  }
  if (!viewer?.isMember || !viewer.ready) return groups
  const key = groupOf({ ...viewer, userRole: 'member' })
  const answers = groups.get(key) ?? []
  const own = answers.indexOf(viewer.ready)
  return groups.set(key, [viewer.ready, ...answers.filter((_, i) => i !== own)])
}
