import { bitsOfWeek, hoursOfPlayer } from '#contract/users/week-hours.ts'
import type { Context, Viewer } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { getSessionUser } from '#server/features/auth/auth.service.ts'
import { setWeekHours } from './profiles.sql.ts'

export const getWeekHours = async (ctx: Context, viewer: Viewer): Promise<boolean[]> => {
  const { week_hours } = await getSessionUser(ctx, viewer)
  return hoursOfPlayer(week_hours)
}

export const updateWeekHours = async (
  ctx: Context,
  viewer: Viewer,
  hours: readonly boolean[],
): Promise<void> => {
  if (!(await setWeekHours(ctx, viewer.id, bitsOfWeek(hours)))) throw new AppError('not_signed_in')
}
