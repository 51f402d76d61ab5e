/** Crews that a player looks for. */
import { crewQuery } from '#contract/crews/board.ts'
import type { Context } from '#server/context.ts'
import type { Command } from '#server/discord/interactions.ts'
import type { Reply } from '#server/discord/replies.ts'
import { AppError } from '#server/errors.ts'
import { viewSummary } from '#server/features/crew-page/crew-page.view.ts'
import { listCrews } from '#server/features/crews/board/crews-board.service.ts'
import { m } from '#texts'
import { customId } from './discord-app.custom-ids.ts'
import { crewEmbeds } from './discord-app.replies.ts'

const shown = 5

/** The board's own filters, by the names that the command gives them. */
const filtersOf = ({ seat = '', activity, when, language = '' }: Command['options']) => ({
  seats: seat,
  languages: language,
  ...(activity && { activity }),
  ...(when && { startTime: when }),
})

/** What fits the player comes first; for somebody who is no player, what starts first. */
export const findCrews = async (ctx: Context, options: Command['options']): Promise<Reply> => {
  const { viewer, locale } = ctx
  const query = crewQuery.safeParse({
    ...filtersOf(options),
    limit: String(shown),
    sort: viewer ? 'match' : 'soonest',
    ...(viewer && { tz: viewer.timezone }),
  })
  if (!query.success) throw new AppError('invalid_input')
  const { crews } = await listCrews(ctx, query.data)
  if (crews.length === 0)
    return {
      kind: 'message',
      text: m.discord_app_none_found({}, { locale }),
      buttons: [{ label: m.discord_app_open_board({}, { locale }), url: `${ctx.config.publicUrl}/search` }],
    }
  const buttons = crews.map(({ id }, index) => ({
    label: `${index + 1} · ${m.discord_app_take_seat({}, { locale })}`,
    customId: customId('seat', id),
  }))
  const embeds = crewEmbeds(
    ctx,
    crews.map((crew) => viewSummary(crew, viewer)),
  )
  return { kind: 'message', embeds, buttons }
}
