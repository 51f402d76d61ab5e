/** What goes on in the demo's crews before they fly, as rows: invitations, waiting lists, discussions, a Discord channel. */
import type { Insertable } from 'kysely'
import { heldUntil } from '#contract/offers/fields.ts'
import type { CommentsTable } from '#server/db/tables/discussions.ts'
import type { SeatOffersTable } from '#server/db/tables/offers.ts'
import type { WaitlistEntriesTable } from '#server/db/tables/waitlists.ts'
import type { WebhooksTable } from '#server/db/tables/webhooks.ts'
import { before } from './moments.ts'
import type { StoredPost, World } from './world.ts'

export const offerRows = (plan: StoredPost, { idOf, now }: World): Insertable<SeatOffersTable>[] =>
  (plan.since.offers ?? []).map(({ to, role, age }) => {
    const created_at = before(now, age)
    return {
      crew_id: plan.id,
      user_id: idOf(to),
      role_id: plan.roleIds[plan.draft.roles.findIndex(({ roleName }) => roleName === role)] ?? null,
      source: 'leader',
      holds_seat: true,
      created_at,
      expires_at: heldUntil(plan.start, created_at),
    }
  })

export const waitlistRows = (plan: StoredPost, { idOf, now }: World): Insertable<WaitlistEntriesTable>[] =>
  (plan.since.waiting ?? []).map((name, i) => ({
    crew_id: plan.id,
    user_id: idOf(name),
    role_id: null,
    created_at: before(now, `${50 - i * 10}m`),
  }))

/** Without a message, so that nothing is ever sent there. */
export const webhookRows = (plan: StoredPost, { idOf, now }: World): Insertable<WebhooksTable>[] =>
  plan.since.isInDiscord
    ? [
        {
          user_id: idOf(plan.post.leader),
          crew_id: plan.id,
          address: Buffer.alloc(1),
          channel: Buffer.alloc(1),
          created_at: before(now, '8h'),
          delivered_at: before(now, '20m'),
        },
      ]
    : []

interface Thread {
  readonly comment: Insertable<CommentsTable>
  readonly replies: readonly Insertable<CommentsTable>[]
}

export const threadsOf = (plan: StoredPost, { idOf, now }: World): Thread[] =>
  (plan.since.comments ?? []).map((comment) => {
    const [first, ...replies] = [comment, ...(comment.replies ?? [])].map(({ by, age, text }) => ({
      crew_id: plan.id,
      author_id: idOf(by),
      channel: comment.isForCrew ? ('crew' as const) : ('public' as const),
      body: text,
      created_at: before(now, age),
    }))
    if (!first) throw new Error('A discussion of the demo is empty')
    return { comment: first, replies }
  })
