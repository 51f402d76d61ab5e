import { type RawBuilder, sql } from 'kysely'
import { readyTimes } from '#contract/crews/readiness.ts'
import { ratingLimits } from '#contract/ratings/fields.ts'
import { isNotBanned } from '#server/accounts/bans.ts'
import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'

// With a start: a day after it, if the mission was not started. Without: two weeks after the last visit or edit of the
// leader.
const leavesAt: RawBuilder<Date> = sql`
  case when scheduled_time is not null then greatest(scheduled_time, kept_at) + interval '24 hours'
  else greatest(
    crews.created_at,
    kept_at,
    (select last_seen_at from users where users.id = crews.author_id)
  ) + interval '14 days' end
`

const minutes = (count: number) => sql`make_interval(mins => ${sql.lit(count)})`
const firstCall = minutes(readyTimes.firstCall)

/** What a post can be due for. The status is a literal, so that Postgres uses the index of open posts. */
const conditions = {
  /** The job runs once a minute: a minute sooner, so that no reminder leaves later than an hour before. */
  reminder: (now: Date) => sql<boolean>`
    mission_status = 'open'
    and reminded_at is null
    and scheduled_time > ${now}
    and scheduled_time <= ${now}::timestamptz + interval '61 minutes'
  `,
  /** A leader who is alone has no one to ask. A leader's call long before the start does not replace this one. */
  readyCall: (now: Date) => sql<boolean>`
    mission_status = 'open'
    and scheduled_time > ${now}
    and scheduled_time <= ${now}::timestamptz + ${firstCall}
    and (ready_called_at is null or ready_called_at < scheduled_time - ${firstCall})
    and current_crew_size > 1
  `,
  /** Someone has not answered yet. Not a moment after the first call, as could happen after a time without a server. */
  lastReadyCall: (now: Date) => sql<boolean>`
    mission_status = 'open'
    and scheduled_time > ${now}
    and scheduled_time <= ${now}::timestamptz + ${minutes(readyTimes.lastCall)}
    and ready_called_at <= ${now}::timestamptz - ${minutes(readyTimes.pause)}
    and ready_called_again_at is null
    and exists (select from crew_members where crew_id = crews.id and ready_answer is null)
  `,
  /** It leaves the board within a day, and its leader has not been warned since it was last kept. */
  warning: (now: Date) => sql<boolean>`
    mission_status = 'open'
    and ${leavesAt} - interval '24 hours' <= ${now}
    and (warned_at is null or warned_at < ${leavesAt} - interval '24 hours')
  `,
  /**
   * The post should have left the board hours ago, but the site was down then, or was restored from an older backup.
   * Whether to warn first matters only for a post without a start, whose leader may come back.
   */
  lapse: (now: Date) => sql<boolean>`
    mission_status = 'open'
    and ${leavesAt} <= ${now}::timestamptz - interval '3 hours'
    and (
      warned_at <= ${now}::timestamptz - interval '26 hours'
      or scheduled_time is not null and (warned_at is null or warned_at < ${leavesAt} - interval '24 hours')
    )
  `,
  /** A day has passed since the warning. */
  expiry: (now: Date) => sql<boolean>`
    mission_status = 'open'
    and ${leavesAt} <= ${now}
    and warned_at <= ${now}::timestamptz - interval '23 hours'
  `,
  /** Nothing is left to rate. */
  ending: (now: Date) => sql<boolean>`
    mission_status = 'completed'
    and completed_at <= ${now}::timestamptz - make_interval(days => ${sql.lit(ratingLimits.days)})
    and deleted_at is null
  `,
}
export type Due = keyof typeof conditions

export const findDue = async ({ db, now }: Context, due: Due): Promise<number[]> => {
  const rows = await db.selectFrom('crews').select('id').where(conditions[due](now())).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Undefined if the post is no longer due, or if another node or its leader holds the lock. */
export const lockDue = ({ db, now }: Context, due: Due, id: number): Promise<CrewRow | undefined> =>
  db
    .selectFrom('crews')
    .selectAll()
    .where('id', '=', id)
    .where(conditions[due](now()))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const markAsSent = async (
  { db, now }: Context,
  id: number,
  column: 'reminded_at' | 'warned_at' | 'ready_called_at' | 'ready_called_again_at',
): Promise<void> => {
  await db
    .updateTable('crews')
    .set({ [column]: now() })
    .where('id', '=', id)
    .execute()
}

export interface Reminder {
  readonly crewId: number
  readonly userId: number
  /** The start at the time of the reminder. */
  readonly start: Date
}

const getsMail = sql<boolean>`
  users.email_confirmed_at is not null
  and exists (select from notice_settings where user_id = users.id and kind = 'reminder' and by_mail)
`

/** Undefined if the reminder no longer applies or is no longer wanted. */
export const findReminderMail = ({ db, now }: Context, { crewId, userId, start }: Reminder) =>
  db
    .selectFrom('crews')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .select(['crews.title', 'users.email', 'users.username', 'users.display_name'])
    .leftJoin('quiet_hours', (join) =>
      join.onRef('quiet_hours.user_id', '=', 'users.id').on('quiet_hours.is_on', '=', true),
    )
    .select(['users.locale', 'users.timezone'])
    .select(['quiet_hours.starts_at', 'quiet_hours.ends_at', 'quiet_hours.urgent_passes'])
    .where('crews.id', '=', crewId)
    .where('crews.mission_status', '=', sql.lit('open'))
    .where('crews.scheduled_time', '=', start)
    .where('crews.scheduled_time', '>', now())
    .where(getsMail)
    .where(isNotBanned(now()))
    .where((eb) =>
      eb.or([
        eb('crews.author_id', '=', userId),
        eb.exists(
          eb
            .selectFrom('crew_members')
            .select('crew_members.user_id')
            .whereRef('crew_members.crew_id', '=', 'crews.id')
            .where('crew_members.user_id', '=', userId),
        ),
      ]),
    )
    .executeTakeFirst()
export type ReminderMailRow = NonNullable<Awaited<ReturnType<typeof findReminderMail>>>

export const listMailReceivers = ({ db }: Context, userIds: readonly number[]) =>
  db
    .selectFrom('users')
    .leftJoin('quiet_hours', (join) =>
      join.onRef('quiet_hours.user_id', '=', 'users.id').on('quiet_hours.is_on', '=', true),
    )
    .select(['users.id', 'users.timezone'])
    .select(['quiet_hours.starts_at', 'quiet_hours.ends_at', 'quiet_hours.urgent_passes'])
    .where('users.id', 'in', [...userIds])
    .where(getsMail)
    .execute()
