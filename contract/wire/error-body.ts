/** The body of every error. Apart from the table of errors, whose texts the page loads only when it needs one. */
import * as z from 'zod/mini'
import { appealStatuses } from '../wire/appeal-statuses.ts'
import { moment } from './ids.ts'

const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Of `banned` and `crew_removed`: as the moderators wrote it. */
  reason: z.optional(z.string()),
  /** Of `banned`: what the moderators wrote besides, if anything. */
  description: z.optional(z.string()),
  /** Of `banned`: null for a permanent ban. */
  until: z.optional(z.nullable(moment)),
  /** Of `banned`: for one appeal; absent once there was one. */
  appealToken: z.optional(z.string()),
  /** Of `banned`, with the token: what an unsent appeal is kept for. */
  banId: z.optional(z.int()),
  /** Of `banned`: how the appeal stands, and what was said about it. */
  appealStatus: z.optional(z.enum(appealStatuses)),
  appealNote: z.optional(z.nullable(z.string())),
})
export type ErrorBody = z.output<typeof errorBody>
