/** What players of the demo wrote to each other, and their notices, as rows. */
import type { Insertable } from 'kysely'
import type { MessagesTable } from '#server/db/tables/messages.ts'
import { type Notice, noticeText } from '#server/notices/texts/notice-texts.ts'
import { before } from './moments.ts'
import { timezoneOf } from './plan.ts'
import { playerOf } from './players.ts'
import type { StoredPost, World } from './world.ts'

/** The language of what the site writes to a player. */
export const localeOfPlayer = (username: string) =>
  playerOf(username).languages?.[0] === 'de' ? ('de' as const) : ('en' as const)

const rowOf = (to: string, { idOf, now }: World, { id }: StoredPost, notice: Notice) => ({
  receiver_id: idOf(to),
  kind: 'system' as const,
  crew_id: id,
  notice_type: notice.type,
  notice_data: JSON.stringify(notice.data),
  body: noticeText(notice, { locale: localeOfPlayer(to), zone: timezoneOf(to), now, isReadLater: true }),
})

export const noticeRows = (plan: StoredPost, world: World): Insertable<MessagesTable>[] =>
  (plan.since.notices ?? []).map(({ to, age, isUnread, says }) => {
    const created_at = before(world.now, age)
    const notice = says({ title: plan.draft.title, start: plan.start })
    return { ...rowOf(to, world, plan, notice), created_at, read_at: isUnread ? null : created_at }
  })

/** To the leader, about those who wait for a decision. */
export const appliedRows = (
  plan: StoredPost,
  world: World,
  applicationIds: ReadonlyMap<number, number>,
): Insertable<MessagesTable>[] =>
  (plan.since.applications ?? []).map(({ by, age }) => ({
    ...rowOf(plan.post.leader, world, plan, {
      type: 'applied',
      data: { name: by, title: plan.draft.title, role: null },
    }),
    application_id: applicationIds.get(world.idOf(by)) ?? null,
    created_at: before(world.now, age),
  }))

export const messageRows = (plan: StoredPost, { idOf, now }: World): Insertable<MessagesTable>[] =>
  (plan.since.messages ?? []).map(({ from, to, age, text, isUnread, isInvitation }) => {
    const created_at = before(now, age)
    return {
      sender_id: idOf(from),
      receiver_id: idOf(to),
      kind: isInvitation ? 'invitation' : 'direct',
      crew_id: plan.id,
      body: text,
      created_at,
      read_at: isUnread ? null : created_at,
    }
  })
