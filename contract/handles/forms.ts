import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'
import { moderationLimits } from '../sanctions/fields.ts'
import { line } from '../wire/text.ts'

/** `reason`: only of a refusal, which needs one. */
export const proofDecision = z
  .object({
    status: z.enum(['verified', 'declined']),
    reason: z._default(z.nullable(line(moderationLimits.reason)), null),
  })
  .check(
    z.refine(({ status, reason }) => status === 'verified' || Boolean(reason), {
      path: ['reason'],
      error: issue('report_reason_required'),
    }),
  )
export type ProofDecision = z.output<typeof proofDecision>
