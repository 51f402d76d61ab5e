// What `npm run shots` takes pictures of. A new route is one line here.

/** Logins of the demo world; a guest has none. */
export const logins = { guest: undefined, player: 'Kestrel_77', leader: 'Marlin_Voss', admin: 'Dispatch' }
export const demoPassword = 'fly-safe-42'

const everyone = ['guest', 'player', 'leader', 'admin']
const signedIn = ['guest', 'player']

/** Only the roles that see something of their own; a screen that needs a sign-in has its notice for guests. */
export const routes = [
  { name: 'home', path: '/', roles: ['guest', 'player'] },
  { name: 'search', path: '/search', roles: ['guest', 'player'] },
  { name: 'create', path: '/create', roles: signedIn },
  { name: 'crew', path: '/crew/1', roles: everyone },
  { name: 'crew-edit', path: '/crew/1/edit', roles: ['guest', 'player', 'leader'] },
  { name: 'crew-applications', path: '/crew/1/applications', roles: ['guest', 'player', 'leader'] },
  { name: 'admin', path: '/admin', roles: ['guest', 'player', 'admin'] },
  { name: 'login', path: '/login', roles: ['guest'] },
  { name: 'register', path: '/register', roles: ['guest'] },
  { name: 'forgot-password', path: '/forgot-password', roles: ['guest'] },
  { name: 'reset-password', path: '/reset-password?token=seen-in-a-mail', roles: ['guest'] },
  { name: 'profile', path: '/profile', roles: everyone },
  { name: 'profile-other', path: '/profile/2', roles: ['guest', 'player'] },
  { name: 'messages', path: '/messages', roles: signedIn },
  { name: 'sessions', path: '/account/sessions', roles: signedIn },
  { name: 'impressum', path: '/legal/impressum', roles: ['guest'] },
  { name: 'privacy', path: '/legal/privacy', roles: ['guest'] },
  { name: 'terms', path: '/legal/terms', roles: ['guest'] },
  { name: 'rules', path: '/legal/rules', roles: ['guest'] },
  { name: 'not-found', path: '/no-such-page', roles: everyone },
]

export const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } }
export const themes = ['dark', 'light']
export const languages = ['en', 'de']
