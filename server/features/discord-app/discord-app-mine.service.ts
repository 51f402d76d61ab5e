/** The next missions of a player, and those that they have applied to. */
import type { Context, Viewer } from '#server/context.ts'
import { type Button, mostRows, type Reply } from '#server/discord/replies.ts'
import { viewSummary } from '#server/features/crew-page/crew-page.view.ts'
import { listMyCrews } from '#server/features/missions/missions.service.ts'
import { m } from '#texts'
import { customId } from './discord-app.custom-ids.ts'
import { aboutCrew, crewEmbeds, readyButtons, textReply } from './discord-app.replies.ts'
import { showCrew } from './discord-app-crews.service.ts'

const shown = 5

type Crew = ReturnType<typeof viewSummary>

const startOf = ({ startedAt, scheduledTime }: Crew): number => {
  if (startedAt !== null) return 0
  return scheduledTime === null ? Number.MAX_SAFE_INTEGER : Date.parse(scheduledTime)
}

/** A row for each crew that asks the player whether they are ready. */
const readyRows = async (ctx: Context, crews: readonly Crew[]): Promise<Button[][]> => {
  const rows: Button[][] = []
  for (const { id } of crews.filter(({ viewer }) => viewer?.isMember)) {
    const { title, viewer } = await showCrew(ctx, id)
    if (viewer?.can.answerReady) rows.push(readyButtons(ctx, id, title))
  }
  return rows
}

/** Each says which application it is about. */
const withdrawButtons = (crews: readonly Crew[], { locale }: Context): Button[] =>
  crews.map(({ id, title }) => ({
    label: aboutCrew(m.discord_app_withdraw({}, { locale }), title),
    customId: customId('withdraw', id),
  }))

/** Those under way first, those without a start last. */
const firstOf = (crews: readonly Crew[]): Crew[] =>
  crews.toSorted((one, other) => startOf(one) - startOf(other)).slice(0, shown)

export const listMine = async (ctx: Context, viewer: Viewer): Promise<Reply> => {
  const { led, joined, applied } = await listMyCrews(ctx, viewer)
  const missions = firstOf(
    [...led, ...joined]
      .map((crew) => viewSummary(crew, viewer))
      .filter(({ displayStatus }) => displayStatus !== 'completed' && displayStatus !== 'cancelled'),
  )
  // Those whose waiting list the player is on are among them, too.
  const pending = firstOf(
    applied
      .map((crew) => viewSummary(crew, viewer))
      .filter(({ viewer }) => viewer?.application?.status === 'pending'),
  )
  const crews = [...missions, ...pending]
  if (crews.length === 0) return textReply(m.discord_app_no_missions({}, { locale: ctx.locale }))
  const asking = await readyRows(ctx, missions)
  const rows = pending.length > 0 ? [...asking.slice(0, mostRows - 1), withdrawButtons(pending, ctx)] : asking
  return { kind: 'message', embeds: crewEmbeds(ctx, crews), rows }
}
