import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#server/context.ts'

interface Told {
  readonly id: number
  readonly title: string
  readonly author_id: number
}

// A day after a start that nobody flew; without a start, two weeks after the last sign of the leader.
const leavesAt: RawBuilder<Date> = sql`
  case when scheduled_time is not null then scheduled_time + interval '24 hours'
  else greatest(
    updated_at,
    (select max(last_seen_at) from sessions where sessions.user_id = crews.author_id)
  ) + interval '14 days' end
`

/** Takes what is due and marks it in one step, so that nobody is reminded twice. */
export const takeDueReminders = async ({ db, now }: Context): Promise<Told[]> => {
  const { rows } = await sql<Told>`
    update crews
    set reminded_at = ${now()}
    where mission_status = 'open'
      and reminded_at is null
      and scheduled_time > ${now()}
      and scheduled_time <= ${now()}::timestamptz + interval '1 hour'
    returning id, title, author_id
  `.execute(db)
  return rows
}

/** Posts that leave within a day and whose leader has not been told since they were last kept. */
export const takeDueWarnings = async ({ db, now }: Context): Promise<Told[]> => {
  const { rows } = await sql<Told>`
    update crews
    set warned_at = ${now()}
    where mission_status = 'open'
      and ${leavesAt} - interval '24 hours' <= ${now()}
      and (warned_at is null or warned_at < ${leavesAt} - interval '24 hours')
    returning id, title, author_id
  `.execute(db)
  return rows
}

/** Posts whose day after the warning is over. */
export const findExpired = async ({ db, now }: Context): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id
    from crews
    where mission_status = 'open'
      and ${leavesAt} <= ${now()}
      and warned_at <= ${now()}::timestamptz - interval '23 hours'
    order by id
  `.execute(db)
  return rows.map(({ id }) => id)
}

export const findReminderMail = ({ db }: Context, crewId: number, userId: number) =>
  db
    .selectFrom('crews')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .select(['crews.title', 'crews.scheduled_time', 'crews.mission_status'])
    .select(['users.email', 'users.username', 'users.display_name', 'users.locale', 'users.timezone'])
    .where('crews.id', '=', crewId)
    .executeTakeFirst()

export const wantMail = async ({ db }: Context, userIds: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...userIds])
    .where('mail_reminders', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}

export const getMailReminders = async ({ db }: Context, userId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('users')
    .select('mail_reminders')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.mail_reminders ?? false
}

export const setMailReminders = async ({ db }: Context, userId: number, allowed: boolean): Promise<void> => {
  await db.updateTable('users').set({ mail_reminders: allowed }).where('id', '=', userId).execute()
}
