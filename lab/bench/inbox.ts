/** How the inbox of a player with 10,000 messages answers, against one with 10. */
import { sql } from 'kysely'
import { listMessages as endpoint } from '#contract/messages/messages.ts'
import type { Context, Viewer } from '#server/context.ts'
import { listConversation, listMessages } from '#server/features/messages/messages.service.ts'
import { mediansOf } from './median.ts'
import { addPlayer } from './players.ts'
import { print, type Result } from './report.ts'

const runs = 201
const many = 10_000
const few = 10

/** The newest `unread` of them are unread. */
const addMessages = async ({ db }: Context, from: Viewer, to: Viewer, count: number, unread: number) => {
  await sql`
    insert into messages (receiver_id, sender_id, kind, body, created_at, read_at)
    select ${to.id}::int, ${from.id}::int, 'direct', repeat('Where do we meet? ', 6), now(),
      case when n <= ${count - unread}::int then now() end
    from generate_series(1, ${count}::int) as n
  `.execute(db)
}

const explain = async (ctx: Context, userId: number): Promise<string[]> => {
  const { rows } = await sql<Record<string, string>>`
    explain (analyze, costs off, timing off)
    select count(*) from messages where receiver_id = any(${[userId]}) and read_at is null
  `.execute(ctx.db)
  return rows.map((row) => row['QUERY PLAN'] ?? '')
}

export const measureInbox = async (ctx: Context): Promise<Result[]> => {
  const [sender, small, large, unread] = [
    await addPlayer(ctx, 'bench_sender'),
    await addPlayer(ctx, 'bench_small'),
    await addPlayer(ctx, 'bench_large'),
    await addPlayer(ctx, 'bench_unread'),
  ]
  await addMessages(ctx, sender, small, few, few)
  await addMessages(ctx, sender, large, many, few)
  await addMessages(ctx, sender, unread, many, many)
  await sql`vacuum analyze messages`.execute(ctx.db)
  print(`\nPlan for counting ${many} unread messages\n${(await explain(ctx, unread.id)).join('\n')}`)

  const page = endpoint.query.parse({ limit: String(few) })
  const inbox = (viewer: Viewer) => () => listMessages(ctx, viewer, page)
  const conversation = (viewer: Viewer) => () => listConversation(ctx, viewer, sender.id, page)
  const measure = () =>
    mediansOf(runs, [inbox(small), inbox(large), inbox(unread), conversation(small), conversation(large)])
  await measure()
  const [inboxFew = 1, inboxMany = 0, inboxUnread = 0, talkFew = 1, talkMany = 0] = await measure()
  const row = (name: string, time: number, unit: number, atMost: number): Result => ({
    name,
    value: time / unit,
    atMost,
    detail: `${time.toFixed(2)} ms, with ${few}: ${unit.toFixed(2)} ms`,
  })
  return [
    row('the inbox at 10,000 messages', inboxMany, inboxFew, 1.5),
    row('a conversation of 10,000 messages', talkMany, talkFew, 1.5),
    // Counting them reads an index entry for each.
    row('the inbox at 10,000 unread messages', inboxUnread, inboxFew, 4),
  ]
}
