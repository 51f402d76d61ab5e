import { type RawBuilder, sql } from 'kysely'
import type { Activity, PostType } from '#contract/crews/fields.ts'
import type { NoticeKind } from '#contract/notices/kinds.ts'
import { noticeLimits } from '#contract/notices/limits.ts'
import type { CommentChannel } from '#contract/wire/channels.ts'
import type { Context } from '#server/context.ts'
import { isOpenOffer } from '#server/features/crews/seats/crews-offers.fragment.ts'
import type { MemberReadiness, ReadyFacts } from '#server/features/crews/seats/crews-ready.policy.ts'
import type { ActFacts } from './messages.acts.ts'

export interface NoticeGroupRow extends ActFacts {
  readonly id: number
  readonly crew_id: number | null
  readonly crew_title: string | null
  readonly crew_is_deleted: boolean
  readonly application_id: number | null
  readonly comment_id: number | null
  readonly comment_channel: CommentChannel | null
  readonly notice_type: string | null
  readonly notice_kind: NoticeKind | null
  readonly notice_data: unknown
  readonly body: string
  readonly count: number
  /** Of the player that the newest one is about; null if it is about none, or their account is gone. */
  readonly player_name: string | null
  readonly player_image: string | null
  readonly activity: Activity | null
  readonly post_type: PostType | null
  /** How many players they name. */
  readonly people: number
  /** The newest names, some of them perhaps several times. */
  readonly names: readonly string[]
  /** How many of them are about applications that the receiver can decide. */
  readonly pending: number
  readonly pending_names: readonly string[]
  /** Set if there is one such application. */
  readonly applicant_id: number | null
  readonly is_for_role: boolean
  readonly message: string
  /** The crew whose ready check the notice is about, with the receiver's seat in it. */
  readonly ready_check: (ReadyFacts & MemberReadiness) | null
}

const mostNames = 20
const largestId = 2_147_483_647

const newestNames = (condition: RawBuilder<boolean>) =>
  sql`coalesce((array_agg(name order by recent.id desc) filter (where ${condition}))[1:${sql.lit(mostNames)}], '{}')`

/**
 * Only the newest notices are grouped, so that the list costs the same however many there are. Notices about no crew
 * may be about different players, so each is its own group. One group more than a page is read, to see whether there
 * are more. The range of one value makes the planner use the index of notices, as for the inbox. An open offer is
 * listed itself; its notice is listed only after it has ended.
 */
export const listGroups = async (
  { db, now }: Context,
  userId: number,
  before: number | undefined,
): Promise<NoticeGroupRow[]> => {
  const { rows } = await sql<NoticeGroupRow>`
    with recent as (
      select id, crew_id, application_id, notice_type, notice_data ->> 'name' as name, read_at
      from messages
      where receiver_id between ${userId} and ${userId} and kind = 'system' and not deleted_by_receiver
        and (notice_type <> 'waitlist_offer' or not exists (
          select from seat_offers
          where user_id = ${userId} and seat_offers.crew_id = messages.crew_id and ${isOpenOffer(now())}
        ))
      order by receiver_id, id desc
      limit ${noticeLimits.grouped}
    ), groups as (
      select
        max(recent.id) as id,
        count(*) as count,
        count(*) filter (where read_at is null) as unread,
        count(distinct name) as people,
        ${newestNames(sql<boolean>`name is not null`)} as names,
        count(crews.id) as pending,
        max(applications.id) filter (where crews.id is not null) as pending_id,
        ${newestNames(sql<boolean>`crews.id is not null`)} as pending_names
      from recent
      left join applications on applications.id = application_id and status = 'pending'
      left join crews on crews.id = applications.crew_id
        and ${userId} in (author_id, co_leader_id) and mission_status in ('open', 'in_progress') and deleted_at is null
      group by recent.crew_id, notice_type, case when recent.crew_id is null then recent.id end
      having max(recent.id) < ${before ?? largestId}
      order by max(recent.id) desc
      limit ${noticeLimits.page + 1}
    )
    select
      groups.*,
      messages.crew_id,
      crews.title as crew_title,
      crews.deleted_at is not null as crew_is_deleted,
      crews.activity,
      crews.post_type,
      crews.mission_status,
      coalesce(crews.completed_at, crews.ended_at) as flown_at,
      exists (select from ratings where ratings.crew_id = crews.id and rater_id = ${userId}) as has_rated,
      settlement_shares.status as share_status,
      absences.status as absence_status,
      coalesce(player.display_name, player.username) as player_name,
      player.profile_image as player_image,
      messages.application_id,
      applications.id as applicant_id,
      applications.role_name is not null as is_for_role,
      applications.message,
      case when seat.user_id is not null then json_build_object(
        'mission_status', crews.mission_status, 'scheduled_time', scheduled_time, 'started_at', started_at,
        'ready_called_at', ready_called_at, 'ready_called_again_at', ready_called_again_at,
        'joined_at', joined_at, 'ready_answer', ready_answer
      ) end as ready_check,
      comment_id,
      comments.channel as comment_channel,
      notice_type,
      notice_kind,
      notice_data,
      messages.body,
      messages.created_at
    from groups
    join messages on messages.id = groups.id
    left join crews on crews.id = messages.crew_id
    left join crew_members as seat on seat.crew_id = crews.id and seat.user_id = ${userId}
      and notice_type = 'ready_called'
    left join comments on comments.id = comment_id
    left join applications as newest on newest.id = messages.application_id
    left join users as player on player.id = coalesce(newest.user_id, comments.author_id)
      and player.deleted_at is null
    left join settlement_shares on settlement_shares.crew_id = crews.id and settlement_shares.user_id = ${userId}
    left join absences on absences.crew_id = crews.id and absences.user_id = ${userId}
    left join applications on applications.id = pending_id and pending = 1
    order by groups.id desc
  `.execute(db)
  return rows
}

/** Undefined if the player has no such notice. */
export const findNotice = ({ db }: Context, userId: number, id: number) =>
  db
    .selectFrom('messages')
    .select(['id', 'crew_id', 'notice_type'])
    .where('id', '=', id)
    .where('receiver_id', '=', userId)
    .where('kind', '=', 'system')
    .where('deleted_by_receiver', '=', false)
    .executeTakeFirst()

type Group = Pick<NoticeGroupRow, 'id' | 'crew_id' | 'notice_type'>

/** The notice, and all earlier ones of the same type about the same crew. */
const isInGroup = (userId: number, { id, crew_id, notice_type }: Group) => sql<boolean>`
  receiver_id = ${userId} and kind = 'system' and id <= ${id}
  and (id = ${id} or (crew_id = ${crew_id} and notice_type = ${notice_type}))
`

/** False if there was nothing to mark. */
export const markGroupRead = async ({ db, now }: Context, userId: number, group: Group): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ read_at: now() })
    .where(isInGroup(userId, group))
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** No one but their receiver sees notices, so they go at once, with the mails and pushes of them that still wait. */
export const deleteGroup = async ({ db }: Context, userId: number, group: Group): Promise<void> => {
  await db.deleteFrom('messages').where(isInGroup(userId, group)).execute()
}
