import type { SessionUser } from '#contract/users/users.ts'

/** Whether the player may open the admin panel. What they may do there is up to the server. */
export const isStaff = ({ userRole }: Pick<SessionUser, 'userRole'>): boolean =>
  userRole === 'admin' || userRole === 'moderator'
