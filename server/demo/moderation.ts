/** What moderators of the demo have done: warnings, a ban with its appeal, a verified handle, and the log of it all. */
import type { AuditAction } from '#contract/audit/actions.ts'
import type { Context } from '#server/context.ts'
import { after, before } from './moments.ts'
import { demoPlayers } from './players.ts'
import { demoPosts } from './posts.ts'
import type { World } from './world.ts'

const ban = { hours: 240, reason: 'Insults in messages' } as const

const warnings = [
  { about: 'Funkloch', by: 'Warden', reason: 'Bleib bitte sachlich', hoursAgo: 108, isAcknowledged: false },
  { about: 'Velo_Kirsch', by: 'Dispatch', reason: 'Unpassende Bilder', hoursAgo: 770, isAcknowledged: true },
] as const

const insertWarnings = async ({ db }: Context, { idOf, now }: World): Promise<void> => {
  for (const { about, by, reason, hoursAgo, isAcknowledged } of warnings) {
    const created_at = after(now, -hoursAgo)
    await db
      .insertInto('warnings')
      .values({
        user_id: idOf(about),
        warned_by: idOf(by),
        reason,
        description: '',
        created_at,
        acknowledged_at: isAcknowledged ? after(created_at, 3) : null,
        report_id: null,
      })
      .execute()
    await db.updateTable('users').set({ warning_count: 1 }).where('id', '=', idOf(about)).execute()
  }
}

const insertBan = async ({ db }: Context, { idOf, now }: World): Promise<void> => {
  const user_id = idOf('Scrap_Hound')
  const created_at = before(now, '72h')
  const ends_at = after(created_at, ban.hours)
  const { id } = await db
    .insertInto('bans')
    .values({
      user_id,
      banned_by: idOf('Dispatch'),
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
      created_at: before(now, '40h'),
      decided_at: null,
      decided_by: null,
      note: null,
    })
    .execute()
}

/** One that a moderator has verified, and one that waits. */
const insertHandles = async ({ db }: Context, { idOf, now }: World): Promise<void> => {
  for (const [name, { handle }] of Object.entries(demoPlayers)) {
    if (!handle) continue
    const user_id = idOf(name)
    const player = db.updateTable('users').where('id', '=', user_id)
    // One after the other: another citizen id takes the check mark away.
    await player.set({ citizen_id: handle.name }).execute()
    if (handle.isVerified) await player.set({ verified_handle: handle.name }).execute()
    await db
      .insertInto('handle_proofs')
      .values({
        user_id,
        handle: handle.name,
        code: handle.code,
        status: handle.isVerified ? 'verified' : 'open',
        created_at: before(now, handle.isVerified ? '30d' : '20h'),
        decided_at: handle.isVerified ? before(now, '29d') : null,
        decided_by: handle.isVerified ? idOf('Warden') : null,
        reason: null,
      })
      .execute()
  }
}

interface LogEntry {
  readonly hoursAgo: number
  readonly action: AuditAction
  readonly by: string
  readonly about?: string
  readonly detail?: Readonly<Record<string, number | string>>
}

const logEntries: readonly LogEntry[] = [
  ...demoPosts.flatMap(({ leader, reports = [] }) =>
    reports.flatMap(({ about = leader, hoursAgo, decision }) =>
      decision
        ? {
            hoursAgo: hoursAgo - decision.afterHours,
            action: `report_${decision.status}` as const,
            by: decision.by,
            about,
            detail: { note: decision.note },
          }
        : [],
    ),
  ),
  ...warnings.map(({ about, by, hoursAgo, reason }) => ({
    hoursAgo,
    action: 'user_warned' as const,
    by,
    about,
    detail: { reason },
  })),
  { hoursAgo: 72, action: 'user_banned', by: 'Dispatch', about: 'Scrap_Hound', detail: ban },
  { hoursAgo: 41, action: 'login_banned', by: 'Scrap_Hound' },
  { hoursAgo: 40, action: 'appeal_made', by: 'Scrap_Hound' },
  { hoursAgo: 5, action: 'login_succeeded', by: 'Warden' },
  { hoursAgo: 3, action: 'login_succeeded', by: 'Dispatch' },
]

const insertLog = ({ db }: Context, { idOf, now }: World) =>
  db
    .insertInto('audit_log')
    .values(
      [...logEntries]
        .sort((a, b) => b.hoursAgo - a.hoursAgo)
        .map(({ hoursAgo, action, by, about, detail }) => ({
          at: after(now, -hoursAgo),
          action,
          actor_id: idOf(by),
          subject_id: about === undefined ? null : idOf(about),
          ip: null,
          ...(detail && { detail: JSON.stringify(detail) }),
        })),
    )
    .execute()

export const insertModeration = async (ctx: Context, world: World): Promise<void> => {
  await insertWarnings(ctx, world)
  await insertBan(ctx, world)
  await insertHandles(ctx, world)
  await insertLog(ctx, world)
}
