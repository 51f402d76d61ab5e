/** The beacon of a player: one command lights it as it was the last time, or puts it out. */
import { beaconDraft } from '#contract/beacons/drafts.ts'
import { nextDraft } from '#contract/beacons/next-draft.ts'
import { discordStamp } from '#contract/wire/discord.ts'
import type { Context, Viewer } from '#server/context.ts'
import type { Reply } from '#server/discord/replies.ts'
import { AppError } from '#server/errors.ts'
import { getSessionUser } from '#server/features/auth/auth.service.ts'
import { viewSessionUser } from '#server/features/auth/auth.view.ts'
import {
  getBeacon,
  lightBeacon,
  listFlownActivities,
  putOutBeacon,
} from '#server/features/beacons/beacons.service.ts'
import { viewOwnBeacon } from '#server/features/beacons/beacons.view.ts'
import { m } from '#texts'
import { textReply } from './discord-app.replies.ts'

/** `minutes`: as it was typed; empty for as long as the last time. */
export const switchBeacon = async (ctx: Context, viewer: Viewer, minutes: string): Promise<Reply> => {
  const { locale } = ctx
  const before = await getBeacon(ctx, viewer)
  const last = before ? viewOwnBeacon(before, ctx.now()) : null
  if (last?.isLit && minutes === '') {
    await putOutBeacon(ctx, viewer)
    return textReply(m.discord_app_beacon_out({}, { locale }))
  }
  const user = viewSessionUser(await getSessionUser(ctx, viewer))
  const activities = last ? [] : await listFlownActivities(ctx, viewer)
  const draft = beaconDraft.safeParse({
    ...nextDraft(last, { ...user, activities }, ctx.now()),
    startsAt: null,
    ...(minutes !== '' && { minutes: Number(minutes) }),
  })
  if (!draft.success) throw new AppError('invalid_input')
  const lit = await lightBeacon(ctx, viewer, draft.data)
  return textReply(m.discord_app_beacon_lit({ end: discordStamp(lit.ends_at, 'R') }, { locale }))
}
