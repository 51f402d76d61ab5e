import type { UserRole } from '#contract/users/users.ts'

/** Admins and moderators. */
export const isStaffRole = (role: UserRole | null): boolean => role === 'admin' || role === 'moderator'
