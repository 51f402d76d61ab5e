/** Every address of the site, as the router spells it. */
import { choiceOf } from '#contract/wire/choice-of.ts'

export const paths = {
  home: '/',
  search: '/search',
  create: '/create',
  crew: '/crew/$id',
  editCrew: '/crew/$id/edit',
  crewApplications: '/crew/$crewId/applications',
  myCrews: '/my-crews',
  players: '/players',
  flyNow: '/fly-now',
  flying: '/flying-times',
  searches: '/searches',
  admin: '/admin',
  adminReports: '/admin/reports',
  adminUsers: '/admin/users',
  adminDecide: '/admin/decide',
  adminAppeals: '/admin/appeals',
  adminHandles: '/admin/handles',
  adminAbsences: '/admin/absences',
  adminAudit: '/admin/audit',
  adminStatistics: '/admin/statistics',
  login: '/login',
  register: '/register',
  registerDiscord: '/register/discord',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/account/confirm-email',
  unsubscribe: '/unsubscribe',
  myProfile: '/profile',
  profile: '/profile/$userId',
  messages: '/messages',
  notices: '/notices',
  settings: '/settings',
  settingsProfile: '/settings/profile',
  settingsNotices: '/settings/notices',
  settingsSignIn: '/settings/sign-in',
  settingsPrivacy: '/settings/privacy',
  settingsDevelopers: '/settings/developers',
  settingsDiscord: '/settings/discord',
  // Lead to their place in the settings.
  oldBlockedPlayers: '/messages/blocked',
  oldSessions: '/account/sessions',
  impressum: '/legal/impressum',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
  rules: '/legal/rules',
} as const

/** An id as the address has it, if it can be one. */
export const idInAddress = (value: unknown): number | undefined =>
  /^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : undefined

/** The crew whose page is at this path. */
export const crewInPath = (path: string | undefined): number | undefined =>
  idInAddress(/^\/crew\/(\d+)(?:[?#]|$)/.exec(path ?? '')?.[1])

/** What an application is for, in the address: a role, a seat that belongs to none, or one that is still to be chosen. */
export type AppliedFor = number | 'any' | 'crew'

/** The crew with its application dialog open. */
export const applyPath = (crewId: number, seat: AppliedFor = 'crew'): string =>
  `/crew/${crewId}?apply=${seat}`

/** The part of a crew's page that shows a channel of its discussion. */
export const discussionHash = { public: 'discussion', crew: 'crew-discussion' } as const

/** The address of a way in that leads on to where the visitor came from. */
export const leadingBack = (path: string, redirect: string | undefined): string =>
  redirect === undefined ? path : `${path}?redirect=${encodeURIComponent(redirect)}`

/** Where a sign-in goes on: its code is missing, or came too late. */
const loginSteps = ['code', 'expired'] as const
export type LoginStep = (typeof loginSteps)[number]

export const loginStepOf = (value: unknown): LoginStep | undefined => choiceOf(loginSteps, value)

export const loginStepPath = (step: LoginStep, redirect: string | undefined): string =>
  `${paths.login}?${new URLSearchParams({ ...(redirect !== undefined && { redirect }), step })}`
