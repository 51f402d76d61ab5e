/** The names in the cache of what a live event or a change in another feature makes old. */
export const queryKeys = {
  board: ['crews', 'board'],
  crew: (id: number) => ['crews', 'one', id],
  applicationsOf: (crewId: number) => ['applications', crewId],
  myCrews: ['my-crews'],
  reminders: ['reminders'],
  unreadCount: ['messages', 'unread'],
} as const

/** The names of changes that other parts of the page show while they are on their way. */
export const mutationKeys = {
  applyTo: (crewId: number) => ['apply', crewId],
} as const
