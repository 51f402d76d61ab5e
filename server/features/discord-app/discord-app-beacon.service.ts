/** The beacon of a player: one command lights it as it was the last time, or puts it out. */
import { beaconDraft } from '#contract/beacons/drafts.ts'
import { discordStamp } from '#contract/wire/discord.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { Reply } from '#server/discord/replies.ts'
import { AppError } from '#server/errors.ts'
import { getBeacon, lightBeacon, putOutBeacon } from '#server/features/beacons/beacons.service.ts'
import { viewOwnBeacon } from '#server/features/beacons/beacons.view.ts'
import { m } from '#texts'
import { textReply } from './discord-app.replies.ts'

const usualMinutes = 120

/** `minutes`: as it was typed; empty for the usual time. */
export const switchBeacon = async (ctx: Context, viewer: Viewer, minutes: string): Promise<Reply> => {
  const { locale } = ctx
  const before = await getBeacon(ctx, viewer)
  const last = before && viewOwnBeacon(before, ctx.now())
  if (last?.isLit && minutes === '') {
    await putOutBeacon(ctx, viewer)
    return textReply(m.discord_app_beacon_out({}, { locale }))
  }
  const draft = beaconDraft.safeParse({
    startsAt: null,
    minutes: minutes === '' ? usualMinutes : Number(minutes),
    seats: last?.seats ?? [],
    activities: last?.activities ?? [],
    regions: last?.regions ?? [],
    languages: last?.languages ?? [locale],
    fleetShipId: last?.fleetShipId ?? null,
    note: last?.note ?? '',
    audience: last?.audience ?? 'everyone',
  })
  if (!draft.success) throw new AppError('invalid_input')
  const lit = await lightBeacon(ctx, viewer, draft.data)
  return textReply(m.discord_app_beacon_lit({ end: discordStamp(lit.ends_at, 'R') }, { locale }))
}
