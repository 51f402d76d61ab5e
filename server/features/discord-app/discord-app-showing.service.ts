/** Puts a crew into a channel, as a card that follows it. */
import { crewQuery } from '#contract/crews/board.ts'
import { crewLimits } from '#contract/crews/fields.ts'
import { type Context, inTransaction, type Viewer } from '#server/context.ts'
import type { Command, Interaction } from '#server/discord/interactions.ts'
import type { Reply } from '#server/discord/replies.ts'
import { AppError } from '#server/errors.ts'
import { listCrews } from '#server/features/crews/board/crews-board.service.ts'
import { isRunning } from '#server/features/crews/crews.status.ts'
import { discordCardJob } from '#server/features/crews/posting/crews-changes.service.ts'
import { listMyCrews } from '#server/features/missions/missions.service.ts'
import { m } from '#texts'
import { textReply } from './discord-app.replies.ts'
import { shownTitle } from './discord-app.texts.ts'
import * as sql from './discord-app-cards.sql.ts'
import { showCrew } from './discord-app-crews.service.ts'

const suggested = 10

interface Titled {
  readonly id: number
  readonly title: string
}

/** Full crews and those under way are not on the board. */
const findOwn = async (ctx: Context, text: string): Promise<Titled[]> => {
  if (!ctx.viewer) return []
  const { led } = await listMyCrews(ctx, ctx.viewer)
  const wanted = text.trim().toLowerCase()
  return led.filter(
    ({ title, mission_status, is_hidden }) =>
      isRunning(mission_status) && !is_hidden && title.toLowerCase().includes(wanted),
  )
}

/** The player's own crews first. */
const findByTitle = async (ctx: Context, text: string): Promise<Titled[]> => {
  const search = text.slice(0, crewLimits.searchLength)
  const query = crewQuery.parse({ search, limit: String(suggested), sort: 'soonest' })
  const found = [...(await findOwn(ctx, search)), ...(await listCrews(ctx, query)).crews]
  return [...new Map(found.map((crew) => [crew.id, crew])).values()].slice(0, suggested)
}

/** Titles while one is typed. */
export const suggestCrews = async (ctx: Context, text: string): Promise<Reply> => ({
  kind: 'choices',
  choices: (await findByTitle(ctx, text)).map(({ id, title }) => ({ label: title, value: String(id) })),
})

/** A link to a crew, the id of a suggestion, or a title. */
const findCrewId = async (ctx: Context, text: string): Promise<number> => {
  const [, inLink] = /\/crew\/([1-9]\d{0,8})(?:[?#/]|$)/.exec(text) ?? []
  if (inLink) return Number(inLink)
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  const [found] = await findByTitle(ctx, text)
  if (!found) throw new AppError('not_found')
  return found.id
}

/** Neither letters nor symbols, so that the board would find any crew. */
const isBlank = (text: string): boolean => !/[^\p{C}\p{M}\s]/u.test(text)

/** Where somebody who is no player finds it; the board, if there is no such crew. */
export const pathOfCrew = async (ctx: Context, { crew: text = '' }: Command['options']): Promise<string> => {
  try {
    return isBlank(text) ? '/search' : `/crew/${await findCrewId(ctx, text)}`
  } catch (error) {
    if (error instanceof AppError) return '/search'
    throw error
  }
}

export const putCardUp = async (
  ctx: Context,
  viewer: Viewer,
  {
    guildId,
    channelId,
    canPost,
    canSend,
  }: Pick<Interaction, 'guildId' | 'channelId' | 'canPost' | 'canSend'>,
  { crew: text = '' }: Command['options'],
): Promise<Reply> => {
  const { locale } = ctx
  if (guildId === null || channelId === null) return textReply(m.discord_app_servers_only({}, { locale }))
  // Whoever may not post there does not by the app either.
  if (!canSend) return textReply(m.discord_app_cannot_send({}, { locale }))
  if (!canPost) return textReply(m.discord_app_cannot_post({}, { locale }))
  if (isBlank(text)) return textReply(m.discord_app_show_what({}, { locale }))
  // As a guest sees it: the channel has readers of whom we know nothing.
  const crew = await showCrew({ ...ctx, viewer: undefined }, await findCrewId(ctx, text))
  if (crew.isHidden) throw new AppError('not_found')
  await ctx.limits.spend('discordCardByPlayer', String(viewer.id))
  const title = shownTitle(crew)
  return inTransaction(ctx, async (ctx) => {
    const card = { guild_id: guildId, channel_id: channelId, crew_id: crew.id, locale }
    const [newId] = await sql.insertCards(ctx, [card])
    const cardId = newId ?? (await sql.wantAgain(ctx, card))
    if (cardId !== undefined) await ctx.jobs.send(ctx, discordCardJob, { cardId })
    return textReply(
      newId === undefined
        ? m.discord_app_card_there({ title }, { locale })
        : m.discord_app_card_posted({ title }, { locale }),
    )
  })
}
