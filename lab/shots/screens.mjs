// What `npm run lab -- shots` takes pictures of. A new route is one line here.

/** Logins of the demo world; a guest has none. */
export const logins = {
  guest: undefined,
  player: 'Kestrel_77',
  member: 'Sneg_Line',
  leader: 'Marlin_Voss',
  trader: 'Kontor_Zwei',
  admin: 'Dispatch',
  // Of the states of a crew: who leads them, who is aboard, and who comes by.
  captain: 'Ondine_Rey',
  second: 'Outback_Ion',
  gunner: 'Kaze_Hako',
  medic: 'Velo_Kirsch',
  visitor: 'Tante_Erna',
}
export const demoPassword = 'fly-safe-42'

const everyone = ['guest', 'player', 'leader', 'admin']

/** The states of a crew, as states.mjs makes them, and who looks at them. @type {Record<string, (keyof typeof logins)[]>} */
const states = {
  posted: ['captain'],
  open: ['guest', 'visitor', 'gunner', 'captain'],
  applied: ['visitor', 'captain'],
  refused: ['visitor'],
  offered: ['visitor', 'captain'],
  crowded: ['guest', 'visitor', 'gunner', 'captain'],
  queued: ['visitor', 'captain'],
  coLed: ['second'],
  unasked: ['captain'],
  asked: ['gunner', 'captain'],
  answered: ['gunner', 'captain'],
  soon: ['captain'],
  underWay: ['guest', 'visitor', 'gunner', 'captain'],
  cancelled: ['guest', 'gunner', 'captain'],
  short: ['gunner', 'captain'],
  completed: ['guest', 'gunner', 'captain'],
  rated: ['gunner', 'captain'],
  shared: ['gunner'],
  done: ['gunner', 'captain'],
}

/** Only a guest sees the account screens: signed-in players are sent on to the board. */
export const routes = [
  { name: 'home', path: '/', roles: everyone },
  { name: 'search', path: '/search', roles: everyone },
  { name: 'search-match', path: '/search?sort=match', roles: ['player'] },
  { name: 'search-match-list', path: '/search?sort=match&view=list', roles: ['player'] },
  { name: 'create', path: '/create', roles: everyone },
  { name: 'crew', path: '/crew/:demo', roles: [...everyone, 'member'] },
  { name: 'crew-as-all-see-it', path: '/crew/:demo?view=crew', roles: ['leader'] },
  { name: 'debrief', path: '/crew/:flown', roles: ['guest', 'trader'] },
  { name: 'crew-edit', path: '/crew/:demo/edit', roles: everyone },
  { name: 'crew-applications', path: '/crew/:demo/applications', roles: everyone },
  { name: 'my-crews', path: '/my-crews', roles: everyone },
  { name: 'admin', path: '/admin', roles: everyone },
  { name: 'login', path: '/login', roles: ['guest'] },
  { name: 'register', path: '/register', roles: ['guest'] },
  { name: 'forgot-password', path: '/forgot-password', roles: ['guest'] },
  { name: 'reset-password', path: '/reset-password?token=seen-in-a-mail', roles: ['guest'] },
  { name: 'profile', path: '/profile', roles: everyone },
  { name: 'profile-fleet', path: '/profile?tab=fleet', roles: ['player'] },
  { name: 'profile-ratings', path: '/profile?tab=ratings', roles: ['player'] },
  { name: 'profile-missions', path: '/profile?tab=missions', roles: ['player'] },
  { name: 'profile-settings', path: '/profile?tab=settings', roles: ['player'] },
  { name: 'profile-other', path: '/profile/2', roles: everyone },
  { name: 'players', path: '/players', roles: everyone },
  { name: 'fly-now', path: '/fly-now', roles: everyone },
  { name: 'flying-times', path: '/flying-times', roles: ['guest'] },
  { name: 'messages', path: '/messages', roles: everyone },
  { name: 'notices', path: '/notices', roles: everyone },
  { name: 'settings', path: '/settings', roles: everyone },
  { name: 'settings-profile', path: '/settings/profile', roles: ['player'] },
  { name: 'settings-notices', path: '/settings/notices', roles: ['player'] },
  { name: 'settings-sign-in', path: '/settings/sign-in', roles: ['player'] },
  { name: 'settings-privacy', path: '/settings/privacy', roles: ['player'] },
  { name: 'settings-developers', path: '/settings/developers', roles: ['player'] },
  { name: 'impressum', path: '/legal/impressum', roles: everyone },
  { name: 'privacy', path: '/legal/privacy', roles: everyone },
  { name: 'terms', path: '/legal/terms', roles: everyone },
  { name: 'rules', path: '/legal/rules', roles: everyone },
  { name: 'not-found', path: '/no-such-page', roles: everyone },
  ...Object.entries(states).map(([name, roles]) => ({ name, path: `/crew/:${name}`, roles })),
  { name: 'posted-as-all-see-it', path: '/crew/:posted?view=crew', roles: ['captain'] },
  { name: 'applied-as-all-see-it', path: '/crew/:applied?view=crew', roles: ['captain'] },
  { name: 'underWay-as-all-see-it', path: '/crew/:underWay?view=crew', roles: ['captain'] },
  { name: 'create-filled', path: '/create?from=:done', roles: ['captain'] },
]

export const stateNames = Object.keys(states)

/** A search that finds the crew for `:demo`: one of the leader's, with members and free seats. */
export const demoCrew = 'Quantanium run'
/** One for `:flown`: the trader's, completed and neither rated nor split. */
export const flownCrew = 'Handelskonvoi'

export const sizes = {
  320: { width: 320, height: 640 },
  390: { width: 390, height: 844 },
  1440: { width: 1440, height: 900 },
  1920: { width: 1920, height: 1080 },
}
/** What is taken unless `--width` names others. @type {(keyof typeof sizes)[]} */
export const usualSizes = [390, 1440]
/** @type {('dark' | 'light')[]} */
export const themes = ['dark', 'light']
/** @type {('en' | 'de')[]} */
export const languages = ['en', 'de']
