/** What moderators of the demo have done: warnings, a ban with its appeal, and the log of it all. */
import type { AuditAction } from '#contract/audit/actions.ts'
import type { Context } from '#server/context.ts'
import { before } from './moments.ts'
import { decidedReports } from './reports-decided.ts'
import { type Ids, idOf } from './rows.ts'

const hourMs = 60 * 60_000
const ban = { hours: 240, reason: 'Insults in messages' } as const

const warnings = [
  { about: 'Funkloch', by: 'Warden', reason: 'Bleib bitte sachlich', age: '208h', isAcknowledged: false },
  { about: 'Velo_Kirsch', by: 'Dispatch', reason: 'Unpassende Bilder', age: '770h', isAcknowledged: true },
] as const

const insertWarnings = async ({ db, now }: Context, userIds: Ids): Promise<void> => {
  for (const { about, by, reason, age, isAcknowledged } of warnings) {
    const user_id = idOf(userIds, about)
    const created_at = before(now(), age)
    await db
      .insertInto('warnings')
      .values({
        user_id,
        warned_by: idOf(userIds, by),
        reason,
        description: '',
        created_at,
        acknowledged_at: isAcknowledged ? new Date(created_at.getTime() + 3 * hourMs) : null,
        report_id: null,
      })
      .execute()
    await db.updateTable('users').set({ warning_count: 1 }).where('id', '=', user_id).execute()
  }
}

const insertBan = async ({ db, now }: Context, userIds: Ids): Promise<void> => {
  const user_id = idOf(userIds, 'Scrap_Hound')
  const created_at = before(now(), '72h')
  const ends_at = new Date(created_at.getTime() + ban.hours * hourMs)
  const { id } = await db
    .insertInto('bans')
    .values({
      user_id,
      banned_by: idOf(userIds, 'Dispatch'),
      ban_type: 'temporary',
      reason: ban.reason,
      description: 'Several players, one evening.',
      created_at,
      ends_at,
      lifted_at: null,
      lifted_by: null,
      lift_reason: null,
      report_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ banned_until: ends_at }).where('id', '=', user_id).execute()
  await db
    .insertInto('appeals')
    .values({
      ban_id: id,
      body: 'I was angry and I am sorry. I have written to both of them. Ten days is a lot for one evening.',
      created_at: before(now(), '40h'),
      decided_at: null,
      decided_by: null,
      note: null,
    })
    .execute()
}

interface LogEntry {
  readonly at: Date
  readonly action: AuditAction
  readonly by: string
  readonly about?: string
  readonly detail?: Readonly<Record<string, number | string>>
}

const logOf = (now: Date): LogEntry[] => [
  ...decidedReports.flatMap(({ about, hoursAgo, decision }) =>
    decision
      ? [
          {
            at: new Date(now.getTime() - (hoursAgo - decision.afterHours) * hourMs),
            action: `report_${decision.status}` as const,
            by: decision.by,
            about,
            ...(decision.note && { detail: { note: decision.note } }),
          },
        ]
      : [],
  ),
  ...warnings.map(({ about, by, age, reason }) => ({
    at: before(now, age),
    action: 'user_warned' as const,
    by,
    about,
    detail: { reason },
  })),
  {
    at: before(now, '72h'),
    action: 'user_banned',
    by: 'Dispatch',
    about: 'Scrap_Hound',
    detail: ban,
  },
  { at: before(now, '41h'), action: 'login_banned', by: 'Scrap_Hound' },
  { at: before(now, '40h'), action: 'appeal_made', by: 'Scrap_Hound' },
  { at: before(now, '5h'), action: 'login_succeeded', by: 'Warden' },
  { at: before(now, '3h'), action: 'login_succeeded', by: 'Dispatch' },
]

const insertLog = async ({ db, now }: Context, userIds: Ids): Promise<void> => {
  const rows = logOf(now()).sort((a, b) => a.at.getTime() - b.at.getTime())
  await db
    .insertInto('audit_log')
    .values(
      rows.map(({ at, action, by, about, detail }) => ({
        at,
        action,
        actor_id: idOf(userIds, by),
        subject_id: about === undefined ? null : idOf(userIds, about),
        ip: null,
        ...(detail && { detail: JSON.stringify(detail) }),
      })),
    )
    .execute()
}

export const insertModeration = async (ctx: Context, userIds: Ids): Promise<void> => {
  await insertWarnings(ctx, userIds)
  await insertBan(ctx, userIds)
  await insertLog(ctx, userIds)
}
