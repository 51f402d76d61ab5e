/** Cache keys of queries that a live event or a change in another feature makes stale. */
export const queryKeys = {
  board: ['crews', 'board'],
  crew: (id: number) => ['crews', 'one', id],
  /** Refetched with the crew. */
  offersOf: (crewId: number) => ['crews', 'one', crewId, 'offers'],
  applicationsOf: (crewId: number) => ['applications', crewId],
  waitlistOf: (crewId: number) => ['waitlists', crewId],
  commentsOf: (crewId: number) => ['comments', crewId],
  chatOf: (crewId: number) => ['chat', crewId],
  webhookOf: (kind: 'crew' | 'search', id: number) => ['webhooks', kind, id],
  myCrews: ['my-crews'],
  reminders: ['reminders'],
  email: ['email'],
  noticeSettings: ['notice-settings'],
  push: ['push'],
  quietHours: ['quiet-hours'],
  calendarFeed: ['calendar-feed'],
  handleProof: ['handle-proof'],
  sessions: ['auth', 'sessions'],
  unreadCounts: ['messages', 'unread'],
  notices: ['messages', 'notices'],
  messages: ['messages', 'list'],
  conversations: ['messages', 'with'],
  blocks: ['blocks'],
  /** Searches for players, favourites, and those whom the player has flown with. */
  playerLists: ['player-lists'],
  contact: ['contact'],
  player: (id: number) => ['players', id],
  fleetOf: (userId: number) => ['players', userId, 'fleet'],
  searches: ['searches'],
  ships: ['ships'],
  locations: ['locations'],
  ownProfile: ['own-profile'],
  weekHours: ['week-hours'],
  ownWarnings: ['own-warnings'],
  moderation: ['moderation'],
  reports: ['moderation', 'reports'],
  reportStats: ['moderation', 'report-stats'],
  appeals: ['moderation', 'appeals'],
  handleProofs: ['moderation', 'handle-proofs'],
  suggestions: ['suggestions'],
  suggestionsOf: (crewId: number) => ['suggestions', crewId],
} as const

/** Keys of mutations that other parts of the page show as pending. */
export const mutationKeys = {
  applyTo: (crewId: number) => ['apply', crewId],
} as const
