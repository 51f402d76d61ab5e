/** The list of players for admins, and their roles. */
import * as z from 'zod/mini'
import { ownPassword } from '../auth/forms.ts'
import { reportSubjects } from '../reports/fields.ts'
import { reportCategories, reportStatuses } from '../reports/reports.ts'
import { moderationLimits } from '../sanctions/fields.ts'
import { banRecord, warningRecord } from '../sanctions/sanctions.ts'
import { reputation, userRole } from '../users/users.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, idParams, moment } from '../wire/ids.ts'
import { searchLine } from '../wire/text.ts'
import { userFilters, userSorts } from './fields.ts'

const adminUser = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  citizenId: z.nullable(z.string()),
  /** A moderator has seen that the citizen id is theirs. */
  isHandleVerified: z.boolean(),
  email: z.string(),
  profileImage: z.nullable(z.string()),
  userRole,
  isAdmin: z.boolean(),
  isBanned: z.boolean(),
  /** Null while not banned, and for a permanent ban. */
  bannedUntil: z.nullable(moment),
  warningCount: z.int(),
  joinDate: moment,
  lastActive: z.nullable(moment),
})
export type AdminUser = z.output<typeof adminUser>

const userQuery = z.object({
  search: z._default(searchLine(moderationLimits.search), ''),
  filter: z._default(z.enum(userFilters), 'all'),
  sort: z._default(z.enum(userSorts), 'newest'),
  /** The id of the last player that the caller has, in the same order. */
  after: z.optional(id),
  limit: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,2}$/)),
      z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(moderationLimits.largestPage))),
    ),
    moderationLimits.page,
  ),
})
export type UserQuery = z.output<typeof userQuery>

export const listUsers = endpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  summary:
    'List players by name, display name, citizen id or mail address. X-Total-Count holds their number, at most 1000',
  query: userQuery,
  status: 200,
  response: z.array(adminUser),
  errors: [],
})

export const getUserStats = endpoint({
  name: 'getUserStats',
  method: 'GET',
  path: '/admin/users/stats',
  access: 'admin',
  summary: 'Count the players: all, seen in the last 30 days, admins, banned',
  status: 200,
  response: z.object({ total: z.int(), active: z.int(), admins: z.int(), banned: z.int() }),
  errors: [],
})

export const getUser = endpoint({
  name: 'getUser',
  method: 'GET',
  path: '/admin/users/:id',
  access: 'admin',
  summary: 'Get a player with their history: the latest bans, warnings and reports, at most 20 of each',
  params: idParams,
  status: 200,
  response: z.extend(adminUser, {
    reputation,
    crewsLed: z.int(),
    missionsCompleted: z.int(),
    missionsCancelled: z.int(),
    sessionCount: z.int(),
    bans: z.array(banRecord),
    warnings: z.array(warningRecord),
    reports: z.array(
      z.object({
        id: z.int(),
        reportCategory: z.enum(reportCategories),
        reportReason: z.string(),
        subject: z.enum(reportSubjects),
        /** Empty if it is not about a crew. */
        missionTitle: z.string(),
        status: z.enum(reportStatuses),
        createdAt: moment,
      }),
    ),
  }),
  errors: ['not_found'],
})

export const changeRole = endpoint({
  name: 'changeRole',
  method: 'PUT',
  path: '/admin/users/:id/role',
  access: 'admin',
  summary: 'Change the role of a player; a loss of rights ends their sessions',
  params: idParams,
  body: z.object({ role: userRole, password: ownPassword }),
  status: 200,
  response: z.object({ id: z.int(), userRole }),
  errors: [
    'not_found',
    'own_account',
    'last_admin',
    'email_unconfirmed',
    'wrong_password',
    'sign_in_again',
    'second_factor_required',
  ],
})
