import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'
import { noReferralCodes } from '../wire/links.ts'
import { text } from '../wire/text.ts'
import { ratingLimits, ratingTypes } from './fields.ts'

export const ratingDraft = z.object({
  type: z.enum(ratingTypes),
  rating: z
    .int(issue('stars_required'))
    .check(z.gte(1, issue('stars_required')), z.lte(ratingLimits.stars, issue('stars_required'))),
  comment: z._default(z.nullable(text(ratingLimits.comment).check(noReferralCodes())), null),
})
export type RatingDraft = z.output<typeof ratingDraft>

const rating = z.object({
  id: z.int(),
  type: z.enum(ratingTypes),
  rating: z.int(),
  comment: z.string(),
  createdAt: moment,
})
export type Rating = z.output<typeof rating>

export const rateCrew = endpoint({
  name: 'rateCrew',
  method: 'POST',
  path: '/crew/:id/rate',
  access: 'member',
  summary: `Rate the leader as a member, or the members as the leader, within ${ratingLimits.days} days after the completion`,
  params: idParams,
  body: ratingDraft,
  status: 201,
  response: rating,
  errors: [
    'not_found',
    'not_allowed',
    'wrong_status',
    'nobody_to_rate',
    'already_rated',
    'mission_too_short',
    'rating_closed',
  ],
})
