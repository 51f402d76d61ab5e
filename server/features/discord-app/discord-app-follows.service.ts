/** Channels that follow a search: every new post that it finds gets a card there. */
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import { findServerName } from '#server/discord/app-messages.ts'
import type { Command, Interaction } from '#server/discord/interactions.ts'
import type { Reply } from '#server/discord/replies.ts'
import { AppError } from '#server/errors.ts'
import { listCrews } from '#server/features/crews/board/crews-board.service.ts'
import { discordCardJob } from '#server/features/crews/posting/crews-changes.service.ts'
import { forEachSeparately } from '#server/jobs/for-each.ts'
import { recurringJob } from '#server/jobs/job.ts'
import { m } from '#texts'
import { textReply } from './discord-app.replies.ts'
import { queryOf, searchText } from './discord-app.searches.ts'
import { insertCards } from './discord-app-cards.sql.ts'
import * as sql from './discord-app-follows.sql.ts'
import { asApp } from './discord-app-requests.service.ts'
import { announceEnd } from './servers/discord-app-endings.service.ts'

const mostInChannel = 5

type Place = Pick<Interaction, 'guildId' | 'channelId' | 'channelName' | 'canPost' | 'canManageServer'>

/** Why a player can set up nothing here; undefined if they can. */
const whyNot = ({ canManageServer, canPost }: Place, { locale }: Context): string | undefined => {
  if (!canManageServer) return m.discord_app_needs_manager({}, { locale })
  return canPost ? undefined : m.discord_app_cannot_post({}, { locale })
}

export const follow = async (
  ctx: Context,
  viewer: Viewer,
  place: Place,
  { seat, activity, language }: Command['options'],
): Promise<Reply> => {
  const { locale } = ctx
  const { guildId, channelId, channelName } = place
  if (guildId === null || channelId === null) return textReply(m.discord_app_servers_only({}, { locale }))
  const refusal = whyNot(place, ctx)
  if (refusal) return textReply(refusal)
  const filters = { ...(seat && { seat }), ...(activity && { activity }), ...(language && { language }) }
  if (!queryOf(filters).success) throw new AppError('invalid_input')
  await ctx.limits.spend('discordCardByPlayer', String(viewer.id))
  const guildName = await findServerName(asApp(ctx), guildId)
  const row = { userId: viewer.id, guildId, channelId, guildName, channelName, filters, locale }
  const search = searchText(filters, locale)
  const answers = {
    new: m.discord_app_follows({ search }, { locale }),
    same: m.discord_app_follows_same({ search }, { locale }),
    full: m.discord_app_follows_full({ most: mostInChannel }, { locale }),
  }
  return textReply(answers[await sql.insertFollow(ctx, row, mostInChannel)])
}

export const suggestFollows = async (ctx: Context, { channelId }: Place): Promise<Reply> => ({
  kind: 'choices',
  choices: (channelId === null ? [] : await sql.listFollows(ctx, channelId)).map(({ slot, filters }) => ({
    label: searchText(filters, ctx.locale),
    value: String(slot),
  })),
})

export const unfollow = async (
  ctx: Context,
  place: Place,
  { search: slot = '' }: Command['options'],
): Promise<Reply> => {
  const { locale } = ctx
  if (!place.canManageServer) return textReply(m.discord_app_needs_manager({}, { locale }))
  if (place.channelId === null || !/^[1-9]$/.test(slot)) throw new AppError('not_found')
  const { channelId } = place
  const ended = await inTransaction(ctx, async (ctx) => {
    const ended = await sql.deleteFollow(ctx, channelId, Number(slot))
    if (ended && ended.user_id !== ctx.viewer?.id) await announceEnd(ctx, [ended], 'manager')
    return ended
  })
  if (!ended) throw new AppError('not_found')
  return textReply(m.discord_app_unfollowed({ search: searchText(ended.filters, locale) }, { locale }))
}

/** After a ban of who set it up, or a pause of the site, what is older is no news. */
const longestNewMs = 60 * 60_000

const findNews = async (
  ctx: Context,
  { filters }: Pick<sql.FollowRow, 'filters'>,
  newest: number,
): Promise<number[]> => {
  const query = queryOf(filters)
  const { crews } = query.success ? await listCrews(ctx, query.data) : { crews: [] }
  const earliest = ctx.now().getTime() - longestNewMs
  return crews
    .filter(({ id, created_at }) => id <= newest && Date.parse(created_at) > earliest)
    .map(({ id }) => id)
}

const putCardsUp = (
  ctx: Context,
  row: sql.FollowRow,
  news: readonly number[],
  newest: number,
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const found = news.filter((id) => id > row.seen_crew_id)
    if (!(await sql.setSeen(ctx, row, newest))) return
    if (found.length === 0) return
    const { guild_id, channel_id, locale } = row
    const cards = found.toReversed().map((crew_id) => ({ guild_id, channel_id, crew_id, locale }))
    const ids = await insertCards(ctx, cards)
    await ctx.jobs.sendAll(
      ctx,
      discordCardJob,
      ids.map((cardId) => ({ cardId })),
    )
  })

/** Many channels follow the same search. */
const bySearch = (rows: readonly sql.FollowRow[]): [sql.FollowRow, ...sql.FollowRow[]][] => {
  const searches = new Map<string, [sql.FollowRow, ...sql.FollowRow[]]>()
  for (const row of rows) {
    const key = JSON.stringify(queryOf(row.filters).data)
    const same = searches.get(key)
    if (same) same.push(row)
    else searches.set(key, [row])
  }
  return [...searches.values()]
}

const failure = 'a channel of Discord missed what it follows'

/** Each post is looked at once by each follow, in the minute after it was written. */
export const followsJob = recurringJob('discord-follows', '* * * * *', async (ctx) => {
  if (!ctx.config.discordApp) return
  // Before the lists: a post that comes meanwhile is looked at a minute later.
  const newest = await sql.newestCrewId(ctx)
  const rows = await sql.listBehind(ctx, newest)
  await forEachSeparately(
    ctx,
    bySearch(rows),
    async (same) => {
      const news = await findNews({ ...ctx, viewer: undefined }, same[0], newest)
      await forEachSeparately(ctx, same, (row) => putCardsUp(ctx, row, news, newest), failure)
    },
    failure,
  )
})
