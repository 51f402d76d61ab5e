import * as z from 'zod/mini'
import { settlementLimits } from '../settlements/fields.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment, rowId } from '../wire/ids.ts'
import { reportDraft, reportLimits } from './draft.ts'
import { type ReportCategory, type ReportStatus, reportCategories, reportStatuses } from './fields.ts'

export { type ReportCategory, type ReportStatus, reportCategories, reportStatuses }

/** All that the reporter sees. */
export const receipt = z.object({ id: z.int(), status: z.enum(reportStatuses), createdAt: moment })
export type ReportReceipt = z.output<typeof receipt>

export const reportComment = endpoint({
  name: 'reportComment',
  method: 'POST',
  path: '/comments/:id/report',
  access: 'member',
  summary: 'Report a comment and its author to the moderators',
  params: idParams,
  body: reportDraft,
  status: 201,
  response: receipt,
  errors: ['not_found', 'report_self', 'already_reported'],
})

export const reportConversation = endpoint({
  name: 'reportConversation',
  method: 'POST',
  path: '/users/:id/messages/report',
  access: 'member',
  summary: `Report what another player and you wrote to each other; the moderators see the last ${reportLimits.messages} messages`,
  params: idParams,
  body: reportDraft,
  status: 201,
  response: receipt,
  errors: ['not_found', 'report_self', 'already_reported'],
})

export const reportProfile = endpoint({
  name: 'reportProfile',
  method: 'POST',
  path: '/users/:id/profile/report',
  access: 'member',
  summary: 'Report the profile of a player to the moderators',
  params: idParams,
  body: reportDraft,
  status: 201,
  response: receipt,
  errors: ['not_found', 'report_self', 'already_reported'],
})

export const reportSettlement = endpoint({
  name: 'reportSettlement',
  method: 'POST',
  path: '/crew/:id/settlement/report',
  access: 'member',
  summary: `Report the player who split the takings of a mission, once you have disputed your share for ${settlementLimits.reportDays} days`,
  params: idParams,
  body: reportDraft,
  status: 201,
  response: receipt,
  errors: ['not_found', 'crew_removed', 'not_allowed', 'settlement_undisputed', 'already_reported'],
})

export const reportPlayer = endpoint({
  name: 'reportPlayer',
  method: 'POST',
  path: '/crew/:id/report',
  access: 'member',
  summary: 'Report the leader, a member or an applicant of a crew to the moderators',
  params: idParams,
  body: z.extend(reportDraft, { reportedUserId: rowId }),
  status: 201,
  response: receipt,
  errors: ['not_found', 'report_self', 'not_in_crew', 'already_reported'],
})
