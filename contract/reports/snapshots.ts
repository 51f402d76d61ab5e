/** What a report keeps of content that is not the text of a post; each kind of report has its own part. */
import * as z from 'zod/mini'
import { shareStatuses } from '../settlements/fields.ts'
import { moment } from '../wire/ids.ts'

/** One message of a conversation. The sides of the report say who wrote it. */
const reportedMessage = z.object({
  isFromReported: z.boolean(),
  text: z.string(),
  sentAt: moment,
})

export const reportedProfile = z.object({
  bio: z.string(),
  organisation: z.nullable(z.string()),
  /** The address of the picture. */
  image: z.nullable(z.string()),
  /** What the beacon said that the reporter saw. */
  beacon: z.optional(z.string()),
})

/** How takings were split, in aUEC. It has no names: the report says who the sides are. */
const reportedSheet = z.object({
  takings: z.int(),
  expenses: z.int(),
  /** What the reporter says is missing, and since when. */
  missing: z.string(),
  disputedAt: moment,
  shares: z.array(
    z.object({
      side: z.enum(['reporter', 'reported', 'other']),
      amount: z.int(),
      status: z.enum(shareStatuses),
    }),
  ),
})

const reportedPicture = z.object({
  line: z.string(),
  width: z.int(),
  height: z.int(),
  /** The address of the copy, which is there until the report is decided. */
  image: z.optional(z.nullable(z.string())),
})

export const reportedParts = {
  /** The last messages, the oldest first. */
  messages: z.optional(z.array(reportedMessage)),
  profile: z.optional(reportedProfile),
  sheet: z.optional(reportedSheet),
  picture: z.optional(reportedPicture),
}

const parts = z.object(reportedParts)
export type ReportedParts = z.output<typeof parts>
export type ReportedSheet = z.output<typeof reportedSheet>
export type ReportedProfile = z.output<typeof reportedProfile>
