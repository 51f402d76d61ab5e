/** Reports as moderators see them. */
import * as z from 'zod/mini'
import { missionStatuses } from '../crews/fields.ts'
import { commentRemovers } from '../discussions/fields.ts'
import { moderationLimits } from '../sanctions/fields.ts'
import { banRecord, warningRecord } from '../sanctions/sanctions.ts'
import { reputation, userRole } from '../users/users.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, idParams, moment } from '../wire/ids.ts'
import { searchLine, text } from '../wire/text.ts'
import { reportActions, reportCategories, reportStatuses, reportSubjects } from './fields.ts'
import { reportedParts, reportedProfile } from './snapshots.ts'

const crewReport = z.object({
  id: z.int(),
  /** Null once the account is deleted; the name is the one that the player had then. */
  reportedUserId: z.nullable(z.int()),
  reportedUsername: z.string(),
  reportedDisplayName: z.string(),
  reportedImage: z.nullable(z.string()),
  reporterId: z.nullable(z.int()),
  reporterUsername: z.nullable(z.string()),
  subject: z.enum(reportSubjects),
  /** Null also for a conversation and a profile; the title is empty then. */
  crewId: z.nullable(z.int()),
  missionTitle: z.string(),
  commentId: z.nullable(z.int()),
  /** Null also once the picture is removed. */
  pictureId: z.nullable(z.int()),
  reportCategory: z.enum(reportCategories),
  reportReason: z.string(),
  description: z.string(),
  status: z.enum(reportStatuses),
  createdAt: moment,
  decidedAt: z.nullable(moment),
  decidedBy: z.nullable(z.string()),
  decisionNote: z.nullable(z.string()),
  action: z.nullable(z.enum(reportActions)),
  /** How many other pending reports are on the same player and crew, or on the same player's messages or profile. */
  relatedPending: z.int(),
})
export type CrewReport = z.output<typeof crewReport>

export const listReports = endpoint({
  name: 'listReports',
  method: 'GET',
  path: '/admin/crew-reports',
  access: 'moderator',
  summary: `List reports, the newest first, ${moderationLimits.page} at a time; pending ones by player, those who wait longest first. No one sees reports on themselves`,
  query: z.object({
    status: z.optional(z.enum(reportStatuses)),
    category: z.optional(z.enum(reportCategories)),
    /** In the names of the players and the title of the mission. */
    search: z._default(searchLine(moderationLimits.search), ''),
    /** The id of the oldest report that the caller has. */
    before: z.optional(id),
    /** Of pending ones: the id of the last report that the caller has, and of the first on the same player. */
    after: z.optional(id),
    afterFirst: z.optional(id),
  }),
  status: 200,
  response: z.array(crewReport),
  errors: [],
})

export const getReportStats = endpoint({
  name: 'getReportStats',
  method: 'GET',
  path: '/admin/crew-reports/stats',
  access: 'moderator',
  summary: 'Count the reports by status',
  status: 200,
  response: z.object({ pending: z.int(), resolved: z.int(), dismissed: z.int(), total: z.int() }),
  errors: [],
})

const reportCounts = z.object({ pending: z.int(), resolved: z.int(), dismissed: z.int() })

/** What a decision needs to know about a player. */
const caseHistory = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  profileImage: z.nullable(z.string()),
  userRole,
  joinDate: moment,
  reputation,
  missionsCompleted: z.int(),
  reportsReceived: reportCounts,
  reportsMade: reportCounts,
  warningCount: z.int(),
  warnings: z.array(warningRecord),
  /** Only for admins. */
  isBanned: z.nullable(z.boolean()),
  bans: z.nullable(z.array(banRecord)),
})
export type CaseHistory = z.output<typeof caseHistory>

/** A post, what a player is called, and what else a report of its kind is about. */
const reportedContent = {
  crewTitle: z.string(),
  crewDescription: z.string(),
  crewRequirements: z.string(),
  username: z.string(),
  displayName: z.string(),
  applicationMessage: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  ...reportedParts,
}

const reportDetails = z.object({
  report: crewReport,
  /** As it was when it was reported. */
  reportedAs: z.object(reportedContent),
  /** As it is now; null where it no longer exists. */
  current: z.object({
    crew: z.nullable(
      z.object({
        title: z.string(),
        description: z.string(),
        requirements: z.string(),
        missionStatus: z.enum(missionStatuses),
        isHidden: z.boolean(),
        isDeleted: z.boolean(),
        /** Who led it, the first one first; `until` is null for who leads it now. */
        leaders: z.readonly(
          z.array(z.object({ id: z.int(), username: z.string(), until: z.nullable(moment) })),
        ),
        /** Who led it when its texts were last written. */
        writtenBy: z.nullable(z.string()),
      }),
    ),
    player: z.nullable(
      z.object({ username: z.string(), displayName: z.string(), profile: z.optional(reportedProfile) }),
    ),
    comment: z.nullable(z.object({ text: z.string(), removedBy: z.nullable(z.enum(commentRemovers)) })),
  }),
  reported: z.nullable(caseHistory),
  reporter: z.nullable(caseHistory),
  /** Other reports on the same content, the newest first. */
  related: z.array(crewReport),
})
export type ReportDetails = z.output<typeof reportDetails>

export const getReport = endpoint({
  name: 'getReport',
  method: 'GET',
  path: '/admin/crew-reports/:id',
  access: 'moderator',
  summary: 'Get everything that a decision on a report needs',
  params: idParams,
  status: 200,
  response: reportDetails,
  errors: ['not_found', 'own_case'],
})

export const decisionDraft = z.object({
  status: z.enum(['resolved', 'dismissed']),
  note: z._default(z.nullable(text(moderationLimits.note)), null),
  /** Decides every pending report on the same content. */
  includeRelated: z._default(z.boolean(), false),
})
export type DecisionDraft = z.output<typeof decisionDraft>

export const decideReport = endpoint({
  name: 'decideReport',
  method: 'PUT',
  path: '/admin/crew-reports/:id',
  access: 'moderator',
  summary: 'Resolve or dismiss a report',
  params: idParams,
  body: decisionDraft,
  status: 200,
  response: crewReport,
  errors: ['not_found', 'report_decided', 'own_case'],
})

const week = z.object({
  /** Its Monday. */
  start: z.iso.date(),
  /** Every category, in the order of the form. */
  reports: z.array(z.object({ category: z.enum(reportCategories), count: z.int() })),
  /** Between a report and its decision, of those decided in this week; null if there were none. */
  medianHours: z.nullable(z.number()),
})

export const getModerationStats = endpoint({
  name: 'getModerationStats',
  method: 'GET',
  path: '/admin/moderation-stats',
  access: 'moderator',
  summary: `Count reports by week and category over ${moderationLimits.weeks} weeks, how long decisions took, and how many were overturned`,
  status: 200,
  response: z.object({
    weeks: z.array(week),
    medianHours: z.nullable(z.number()),
    appeals: z.object({ pending: z.int(), granted: z.int(), denied: z.int() }),
  }),
  errors: [],
})
