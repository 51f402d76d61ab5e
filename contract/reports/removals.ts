/** Posts and comments that moderators take away. */
import * as z from 'zod/mini'
import { decidedReport } from '../sanctions/decided-report.ts'
import { moderationLimits } from '../sanctions/fields.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams } from '../wire/ids.ts'
import { line } from '../wire/text.ts'

/** Without a reason a fixed text says that there was none. */
export const removalDraft = z.object({
  reason: z._default(z.nullable(line(moderationLimits.note)), null),
  ...decidedReport,
})
export type RemovalDraft = z.output<typeof removalDraft>

export const deleteCrew = endpoint({
  name: 'deleteCrew',
  method: 'DELETE',
  path: '/admin/crew/:id',
  access: 'admin',
  summary: 'Delete a crew; its members and applicants are notified with the reason',
  params: idParams,
  body: removalDraft,
  status: 204,
  response: z.void(),
  errors: ['not_found', 'report_decided', 'own_case'],
})

export const deleteComment = endpoint({
  name: 'deleteComment',
  method: 'DELETE',
  path: '/admin/comments/:id',
  access: 'moderator',
  summary: 'Remove a comment; its author is notified with the reason',
  params: idParams,
  body: removalDraft,
  status: 204,
  response: z.void(),
  errors: ['not_found', 'report_decided', 'own_case'],
})
