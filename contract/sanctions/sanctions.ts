/** Bans and warnings. */
import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'
import { appealStatuses } from '../wire/appeal-statuses.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, moment } from '../wire/ids.ts'
import { line, noneWhenEmpty, text } from '../wire/text.ts'
import { decidedReport } from './decided-report.ts'
import { banTypes, moderationLimits } from './fields.ts'

const { reason, description, banHours, defaultBanHours } = moderationLimits

const reasonFields = {
  reason: line(reason, 'report_reason_required'),
  description: z._default(z.nullable(text(description)), null),
}

const hours = z
  .int(issue('ban_hours'))
  .check(z.gte(1, issue('ban_hours')), z.lte(banHours, issue('ban_hours')))

/** `duration`: in hours, for a temporary ban only. */
export const banDraft = z.object({
  banType: z.enum(banTypes),
  ...reasonFields,
  duration: z.pipe(
    z._default(noneWhenEmpty(hours), null),
    z.transform((given: number | null) => given ?? defaultBanHours),
  ),
  ...decidedReport,
})
export type BanDraft = z.output<typeof banDraft>

export const warningDraft = z.object({ ...reasonFields, ...decidedReport })
export type WarningDraft = z.output<typeof warningDraft>

export const banUser = endpoint({
  name: 'banUser',
  method: 'POST',
  path: '/admin/users/:id/ban',
  access: 'admin',
  summary: 'Ban a player for some hours or for good; their sessions end immediately',
  params: idParams,
  body: banDraft,
  status: 200,
  response: z.object({ id: z.int(), isBanned: z.boolean(), bannedUntil: z.nullable(moment) }),
  errors: ['not_found', 'own_account', 'already_banned', 'last_admin', 'report_decided', 'own_case'],
})

export const unbanUser = endpoint({
  name: 'unbanUser',
  method: 'PUT',
  path: '/admin/users/:id/unban',
  access: 'admin',
  summary: 'Lift the ban of a player',
  params: idParams,
  body: z.object({ liftReason: z._default(z.nullable(line(reason)), null) }),
  status: 200,
  response: z.object({ id: z.int(), isBanned: z.boolean(), bannedUntil: z.nullable(moment) }),
  errors: ['not_found', 'not_banned'],
})

export const warnUser = endpoint({
  name: 'warnUser',
  method: 'POST',
  path: '/admin/users/:id/warn',
  access: 'moderator',
  summary: 'Warn a player; they have to acknowledge it before they post again',
  params: idParams,
  body: warningDraft,
  status: 201,
  response: z.object({ id: z.int(), warningCount: z.int() }),
  errors: ['not_found', 'own_account', 'not_allowed', 'report_decided', 'own_case'],
})

export const banRecord = z.object({
  id: z.int(),
  banType: z.enum(banTypes),
  reason: z.string(),
  description: z.string(),
  createdAt: moment,
  endsAt: z.nullable(moment),
  /** The name of the admin; null for the command line and once the account is deleted. */
  bannedBy: z.nullable(z.string()),
  liftedAt: z.nullable(moment),
  liftedBy: z.nullable(z.string()),
  liftReason: z.nullable(z.string()),
  appeal: z.nullable(z.object({ id: z.int(), status: z.enum(appealStatuses), text: z.string() })),
})
export type BanRecord = z.output<typeof banRecord>

export const warningRecord = z.object({
  id: z.int(),
  reason: z.string(),
  description: z.string(),
  createdAt: moment,
  warnedBy: z.nullable(z.string()),
  acknowledgedAt: z.nullable(moment),
})
export type WarningRecord = z.output<typeof warningRecord>
