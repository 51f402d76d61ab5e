/** Every address of the site, as the router spells it. */
export const paths = {
  home: '/',
  search: '/search',
  create: '/create',
  crew: '/crew/$id',
  editCrew: '/crew/$id/edit',
  crewApplications: '/crew/$crewId/applications',
  myCrews: '/my-crews',
  admin: '/admin',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  ownProfile: '/profile',
  profile: '/profile/$userId',
  messages: '/messages',
  sessions: '/account/sessions',
  impressum: '/legal/impressum',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
  rules: '/legal/rules',
} as const

const unsafe = /[\\\p{Cc}]/u

/** A path of this site to go back to, or nothing: `//evil.example` and `/\evil.example` leave the site. */
export const sameSitePath = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/(?!\/)/.test(value) && !unsafe.test(value) ? value : undefined
