import { bitsOfWeek, hoursOfPlayer } from '#contract/week-hours.ts'
import type { Context, Viewer } from '#server/context.ts'
import { getSessionUser } from '#server/features/auth/auth.service.ts'
import { setWeekHours } from './profiles.sql.ts'

export const getWeekHours = async (ctx: Context, viewer: Viewer): Promise<boolean[]> => {
  const { week_hours, playtimes } = await getSessionUser(ctx, viewer)
  return hoursOfPlayer(week_hours, playtimes)
}

export const updateWeekHours = (ctx: Context, viewer: Viewer, hours: readonly boolean[]): Promise<void> =>
  setWeekHours(ctx, viewer.id, bitsOfWeek(hours))
