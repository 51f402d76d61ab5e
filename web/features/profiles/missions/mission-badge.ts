import type { PlayerMission } from '#contract/profiles/players.ts'

export type MissionBadge = 'completed' | 'in_progress' | 'cancelled' | 'created' | 'participated'

/** What a mission was to the player, by its status and, while it is open, by their part in it. */
export const missionBadge = ({ status, role }: Pick<PlayerMission, 'status' | 'role'>): MissionBadge => {
  if (status === 'completed' || status === 'ended') return 'completed'
  if (status === 'in_progress' || status === 'cancelled') return status
  return role === 'author' ? 'created' : 'participated'
}
