import * as z from 'zod/mini'
import { noReferralCodes } from '../wire/links.ts'
import { line } from '../wire/text.ts'
import { logLimits } from './limits.ts'

/** What is said with a picture; it may be nothing. */
export const logPictureDraft = z.object({
  line: z._default(line(logLimits.line).check(noReferralCodes()), ''),
})
export type LogPictureDraft = z.output<typeof logPictureDraft>
