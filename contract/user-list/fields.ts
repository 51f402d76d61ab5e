/** How the list of players can be narrowed, and in which order it comes. */
export const userFilters = ['all', 'warned', 'banned', 'staff'] as const
export type UserFilter = (typeof userFilters)[number]

export const userSorts = ['newest', 'oldest', 'name', 'lastActive', 'warnings'] as const
export type UserSort = (typeof userSorts)[number]
