/** Every endpoint of the API, for the documentation and for the access tests. */
import * as account from './account/account.ts'
import * as language from './account/language.ts'
import * as securityEvents from './account/security-events.ts'
import * as applications from './applications/applications.ts'
import * as attendance from './attendance/attendance.ts'
import * as audit from './audit/audit.ts'
import * as auth from './auth/auth.ts'
import * as codes from './auth/codes.ts'
import * as newPasswords from './auth/new-passwords.ts'
import * as signInMethods from './auth/sign-in-methods.ts'
import * as usernames from './auth/usernames.ts'
import * as beacons from './beacons/beacons.ts'
import * as blocks from './blocks/blocks.ts'
import * as boarding from './boarding/boarding.ts'
import * as calendars from './calendars/calendars.ts'
import * as crewBoard from './crews/board.ts'
import * as crews from './crews/crews.ts'
import * as locations from './crews/locations.ts'
import * as suggestions from './crews/suggestions.ts'
import * as discordMessages from './discord/direct-messages.ts'
import * as discord from './discord/discord.ts'
import * as discordSignUp from './discord/sign-up.ts'
import * as discordApp from './discord-app/discord-app.ts'
import * as chat from './discussions/chat.ts'
import * as discussions from './discussions/discussions.ts'
import * as feeds from './feeds/feeds.ts'
import * as fleet from './fleet/fleet.ts'
import * as fleetImport from './fleet/fleet-import.ts'
import * as flyNow from './fly-now/fly-now.ts'
import * as flying from './flying/flying.ts'
import * as handles from './handles/handles.ts'
import * as health from './health/health.ts'
import * as leading from './leading/leading.ts'
import * as logs from './logs/logs.ts'
import * as invitations from './messages/invitations.ts'
import * as messages from './messages/messages.ts'
import * as missions from './missions/missions.ts'
import * as ready from './missions/ready.ts'
import * as reminders from './missions/reminders.ts'
import * as noticeList from './notices/list.ts'
import * as notices from './notices/notices.ts'
import * as push from './notices/push.ts'
import * as quietHours from './notices/quiet-hours.ts'
import * as unsubscribing from './notices/unsubscribe.ts'
import * as offers from './offers/offers.ts'
import * as passkeys from './passkeys/passkeys.ts'
import * as pictures from './pictures/pictures.ts'
import * as playerLists from './players/players.ts'
import * as previews from './previews/previews.ts'
import * as hours from './profiles/hours.ts'
import * as players from './profiles/players.ts'
import * as profiles from './profiles/profiles.ts'
import * as ratings from './ratings/ratings.ts'
import * as cases from './reports/cases.ts'
import * as reportedPictures from './reports/pictures.ts'
import * as removals from './reports/removals.ts'
import * as reports from './reports/reports.ts'
import * as roles from './roles/roles.ts'
import * as appeals from './sanctions/appeals.ts'
import * as sanctions from './sanctions/sanctions.ts'
import * as warnings from './sanctions/warnings.ts'
import * as searches from './searches/searches.ts'
import * as series from './series/series.ts'
import * as settlements from './settlements/settlements.ts'
import * as stats from './stats/stats.ts'
import * as tokens from './tokens/tokens.ts'
import * as users from './user-list/user-list.ts'
import * as waitlists from './waitlists/waitlists.ts'
import * as webhooks from './webhooks/webhooks.ts'
import type { Endpoint } from './wire/endpoint.ts'
import * as events from './wire/events.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value && 'path' in value

export const endpoints: readonly Endpoint[] = [
  auth,
  newPasswords,
  signInMethods,
  usernames,
  discord,
  codes,
  discordMessages,
  discordSignUp,
  discordApp,
  passkeys,
  profiles,
  pictures,
  previews,
  players,
  crewBoard,
  hours,
  crews,
  locations,
  fleet,
  fleetImport,
  roles,
  applications,
  boarding,
  offers,
  waitlists,
  missions,
  ready,
  leading,
  calendars,
  searches,
  feeds,
  webhooks,
  discussions,
  chat,
  logs,
  settlements,
  ratings,
  reports,
  reminders,
  notices,
  push,
  quietHours,
  unsubscribing,
  noticeList,
  account,
  language,
  securityEvents,
  tokens,
  blocks,
  beacons,
  playerLists,
  messages,
  invitations,
  series,
  suggestions,
  flyNow,
  flying,
  warnings,
  appeals,
  cases,
  users,
  removals,
  reportedPictures,
  sanctions,
  handles,
  attendance,
  audit,
  stats,
  events,
  health,
].flatMap((slice) => Object.values(slice).filter(isEndpoint))
