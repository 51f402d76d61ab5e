import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'
import { line, text } from '../wire/text.ts'
import { reportCategories } from './fields.ts'

export const reportLimits = {
  reason: 200,
  description: 2000,
  /** How many messages of a conversation a report keeps. */
  messages: 20,
} as const

/** What every report says, whatever its subject. */
export const reportDraft = z.object({
  reportCategory: z.enum(reportCategories, issue('report_category_required')),
  reportReason: line(reportLimits.reason, 'report_reason_required'),
  description: z._default(z.nullable(text(reportLimits.description)), null),
})
export type ReportDraft = z.output<typeof reportDraft>
