/** The names in the cache of what a live event or a change in another feature makes old. */
export const queryKeys = {
  board: ['crews', 'board'],
  crew: (id: number) => ['crews', 'one', id],
  rolesOf: (crewId: number) => ['roles', crewId],
  applicationsOf: (crewId: number) => ['applications', crewId],
  myCrews: ['my-crews'],
  reminders: ['reminders'],
  unreadCount: ['messages', 'unread'],
  inbox: ['messages', 'inbox'],
} as const

/** The names of changes that other parts of the page show while they are on their way. */
export const mutationKeys = {
  applyTo: (crewId: number) => ['apply', crewId],
  startMission: (crewId: number) => ['start-mission', crewId],
} as const
