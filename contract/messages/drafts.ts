import * as z from 'zod/mini'
import type { IssueKey } from '../issues/issues.ts'
import { text } from '../wire/text.ts'
import { messageLimits } from './limits.ts'

const messageText = (required: IssueKey) =>
  text(messageLimits.text, required, 'message_too_long').check(z.trim())

/** A message as it is written. */
export const messageDraft = z.object({ message: messageText('message_required') })
export const leaderMessageDraft = z.object({ message: messageText('leader_message_required') })
