import * as z from 'zod/mini'
import { type ReportCategory, type ReportStatus, reportCategories, reportStatuses } from './report-fields.ts'
import { endpoint } from './wire/endpoint.ts'
import { idParams, moment, rowId } from './wire/ids.ts'
import { issue } from './wire/issues.ts'
import { line, text } from './wire/text.ts'

export { type ReportCategory, type ReportStatus, reportCategories, reportStatuses }

export const reportLimits = { reason: 200, description: 2000 } as const

/** What every report says, whoever or whatever it is about. */
export const reportDraft = z.object({
  reportCategory: z.enum(reportCategories, issue('report_category_required')),
  reportReason: line(reportLimits.reason, 'report_reason_required'),
  description: z._default(z.nullable(text(reportLimits.description)), null),
})
export type ReportDraft = z.output<typeof reportDraft>

/** All that the reporter learns. */
const receipt = z.object({ id: z.int(), status: z.enum(reportStatuses), createdAt: moment })
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
