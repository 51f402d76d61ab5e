import { sql } from 'kysely'
import { isNotBanned } from '#server/accounts/bans.ts'
import { hasOpenReport } from '#server/accounts/open-reports.ts'
import type { Context, Viewer } from '#server/context.ts'

/** The player at the other end of a conversation, which can be reported once they have written. */
export const findPlayer = (ctx: Context, viewer: Viewer, id: number) =>
  ctx.db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'display_name',
      'profile_image',
      'user_role',
      'rating_sum',
      'rating_count',
      sql<boolean>`not ${isNotBanned(ctx.now())}`.as('is_banned'),
      sql<boolean>`(
        exists (
          select from messages
          where least(sender_id, receiver_id) = least(users.id, ${viewer.id})
            and greatest(sender_id, receiver_id) = greatest(users.id, ${viewer.id})
            and sender_id = users.id and kind <> 'system' and not deleted_by_receiver
        )
        and not ${hasOpenReport(ctx, sql`reported_id = users.id and subject = 'conversation'`)}
      )`.as('can_be_reported'),
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export type PlayerRow = NonNullable<Awaited<ReturnType<typeof findPlayer>>>
