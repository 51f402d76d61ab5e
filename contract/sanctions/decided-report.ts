import * as z from 'zod/mini'
import { rowId } from '../wire/ids.ts'

/** The report that is decided by this, in the same step; `includeRelated`: every pending one on the same content too. */
export const decidedReport = {
  reportId: z.optional(rowId),
  includeRelated: z._default(z.boolean(), false),
}
