/** The dates of a series as the events of a calendar. A date is the same event before and after it is posted. */
import type { Context } from '#server/context.ts'
import { getMissions, type Mission } from '#server/features/calendars/calendars.service.ts'
import { getSeries } from './series.service.ts'
import type { ShownDateRow, ShownSeriesRow } from './series.sql.ts'

/** As the future mission. Until it is posted, its link leads to the newest post of the series. */
const missionOf = (series: ShownSeriesRow, date: ShownDateRow, crewId: number): Mission => {
  const { template } = series
  return {
    id: crewId,
    series: { id: series.id, number: date.number },
    title: template.title,
    description: template.description,
    mission_status: 'open',
    cancel_reason: null,
    scheduled_time: new Date(date.start),
    estimated_duration: template.estimatedDuration,
    location: template.location,
    start_location: template.startLocation,
    end_location: template.endLocation,
    ship_name: null,
    discord_link: template.discordLink,
    revision: 0,
    created_at: series.created_at,
    updated_at: series.updated_at,
    leader_name: series.leader_name,
    has_seat: false,
  }
}

export const listEvents = async (
  ctx: Context,
  id: number,
): Promise<{ readonly title: string; readonly events: readonly Mission[] }> => {
  const series = await getSeries(ctx, id)
  const crewIds = series.dates.flatMap(({ crew_id }) => crew_id ?? [])
  const posted = await getMissions(ctx, crewIds)
  const newest = posted.at(-1)?.id
  const planned =
    newest === undefined
      ? []
      : series.dates
          .filter(({ state }) => state === 'planned' || state === 'held')
          .map((date) => missionOf(series, date, newest))
  return { title: series.template.title, events: [...posted, ...planned] }
}
