/** What the site tells players: a line in their inbox, in their language, in the transaction of what it tells of. */
import type { Locale } from '#contract/wire/languages.ts'
import type { Context } from '#server/context.ts'
import { publish } from '#server/realtime/publish.ts'

interface Notice {
  readonly to: readonly number[]
  readonly crewId: number
  readonly words: (locale: Locale) => string
}

export const sendNotice = async (ctx: Context, { to, crewId, words }: Notice): Promise<void> => {
  if (to.length === 0) return
  const receivers = await ctx.db
    .selectFrom('users')
    .select(['id', 'locale'])
    .where('id', 'in', [...to])
    .execute()
  await ctx.db
    .insertInto('messages')
    .values(
      receivers.map(({ id, locale }) => ({
        receiver_id: id,
        kind: 'system' as const,
        crew_id: crewId,
        body: words(locale),
        created_at: ctx.now(),
      })),
    )
    .execute()
  await publish(ctx, { topic: 'messages', to: receivers.map(({ id }) => id) })
}
