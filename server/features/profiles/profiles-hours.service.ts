import { hoursOfPlaytimes } from '#contract/week-hours.ts'
import type { Context, Viewer } from '#server/context.ts'
import { getSessionUser } from '#server/features/auth/auth.service.ts'
import { setWeekHours } from './profiles.sql.ts'

export const getWeekHours = async (ctx: Context, viewer: Viewer): Promise<boolean[]> => {
  const { week_hours, playtimes } = await getSessionUser(ctx, viewer)
  return week_hours === null ? hoursOfPlaytimes(playtimes) : [...week_hours].map((bit) => bit === '1')
}

export const updateWeekHours = (ctx: Context, viewer: Viewer, hours: readonly boolean[]): Promise<void> =>
  setWeekHours(ctx, viewer.id, hours.map((isPlayed) => (isPlayed ? '1' : '0')).join(''))
