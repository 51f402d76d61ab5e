/** How a banned player asks for a second look, and how it is decided. */
import * as z from 'zod/mini'
import { appealStatuses } from '../wire/appeal-statuses.ts'
import { endpoint } from '../wire/endpoint.ts'
import { id, idParams, moment } from '../wire/ids.ts'
import { text } from '../wire/text.ts'
import { banTypes, moderationLimits } from './fields.ts'

/** `token`: comes with the refused login and works once. */
export const appealForm = z.object({
  token: z.string().check(z.maxLength(256)),
  text: text(moderationLimits.appeal, 'appeal_required'),
})

export const makeAppeal = endpoint({
  name: 'makeAppeal',
  method: 'POST',
  path: '/appeals',
  access: 'public',
  summary: 'Appeal against a ban, once, with the token that came with the refused login',
  body: appealForm,
  status: 201,
  response: z.object({ status: z.enum(appealStatuses) }),
  errors: ['invalid_token', 'already_appealed'],
})

const appeal = z.object({
  id: z.int(),
  status: z.enum(appealStatuses),
  text: z.string(),
  createdAt: moment,
  decidedAt: z.nullable(moment),
  decidedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  userId: z.int(),
  username: z.string(),
  displayName: z.string(),
  profileImage: z.nullable(z.string()),
  ban: z.object({
    id: z.int(),
    banType: z.enum(banTypes),
    reason: z.string(),
    description: z.string(),
    createdAt: moment,
    endsAt: z.nullable(moment),
    liftedAt: z.nullable(moment),
    bannedBy: z.nullable(z.string()),
    /** The report that led to it. */
    reportId: z.nullable(z.int()),
  }),
})
export type Appeal = z.output<typeof appeal>

export const listAppeals = endpoint({
  name: 'listAppeals',
  method: 'GET',
  path: '/admin/appeals',
  access: 'admin',
  summary: `List appeals, the newest first, ${moderationLimits.page} at a time`,
  query: z.object({
    status: z.optional(z.enum(appealStatuses)),
    /** The id of the oldest appeal that the caller has. */
    before: z.optional(id),
  }),
  status: 200,
  response: z.array(appeal),
  errors: [],
})

export const appealDecision = z.object({
  status: z.enum(['granted', 'denied']),
  note: z._default(z.nullable(text(moderationLimits.note)), null),
})
export type AppealDecision = z.output<typeof appealDecision>

export const decideAppeal = endpoint({
  name: 'decideAppeal',
  method: 'PUT',
  path: '/admin/appeals/:id',
  access: 'admin',
  summary: 'Decide an appeal; granting it lifts the ban',
  params: idParams,
  body: appealDecision,
  status: 200,
  response: appeal,
  errors: ['not_found', 'appeal_decided', 'own_case'],
})
