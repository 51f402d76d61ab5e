/** Every endpoint of the API, for the documentation and for the access tests. */
import * as account from './account.ts'
import * as adminAudit from './admin-audit.ts'
import * as adminReports from './admin-reports.ts'
import * as adminUsers from './admin-users.ts'
import * as appeals from './appeals.ts'
import * as applications from './applications.ts'
import * as auth from './auth.ts'
import * as blocks from './blocks.ts'
import * as calendars from './calendars.ts'
import * as crewBoard from './crew-board.ts'
import * as crews from './crews.ts'
import * as discussions from './discussions.ts'
import * as fleet from './fleet.ts'
import * as health from './health.ts'
import * as hours from './hours.ts'
import * as messages from './messages.ts'
import * as missions from './missions.ts'
import * as moderation from './moderation.ts'
import * as newPasswords from './new-passwords.ts'
import * as notices from './notices.ts'
import * as pictures from './pictures.ts'
import * as players from './players.ts'
import * as previews from './previews.ts'
import * as profiles from './profiles.ts'
import * as ratings from './ratings.ts'
import * as reminders from './reminders.ts'
import * as reports from './reports.ts'
import * as roles from './roles.ts'
import * as stats from './stats.ts'
import * as suggestions from './suggestions.ts'
import * as warnings from './warnings.ts'
import type { Endpoint } from './wire/endpoint.ts'
import * as events from './wire/events.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value && 'path' in value

export const endpoints: readonly Endpoint[] = [
  auth,
  newPasswords,
  profiles,
  pictures,
  previews,
  players,
  crewBoard,
  hours,
  crews,
  fleet,
  roles,
  applications,
  missions,
  calendars,
  discussions,
  ratings,
  reports,
  reminders,
  notices,
  account,
  blocks,
  messages,
  suggestions,
  warnings,
  appeals,
  adminReports,
  adminUsers,
  moderation,
  adminAudit,
  stats,
  events,
  health,
].flatMap((slice) => Object.values(slice).filter(isEndpoint))
