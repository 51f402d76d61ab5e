import * as z from 'zod/mini'
import { commentChannels } from '../wire/channels.ts'
import { rowId } from '../wire/ids.ts'
import { noReferralCodes } from '../wire/links.ts'
import { text } from '../wire/text.ts'
import { commentLimits } from './fields.ts'

export const commentDraft = z.object({
  text: text(commentLimits.text, 'comment_required').check(noReferralCodes()),
  channel: z.enum(commentChannels),
  /** The comment that this one answers; replies have no replies. */
  parentId: z._default(z.nullable(rowId), null),
})
export type CommentDraft = z.output<typeof commentDraft>
