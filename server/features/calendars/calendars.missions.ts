/** Missions as the events of a calendar. */
import type { Locale } from '#contract/locales/locales.ts'
import { deletedName } from '#contract/users/limits.ts'
import { m } from '#texts'
import { componentOf, textLine, timeLine, valueLine } from './calendars.ical.ts'
import type { MissionRow } from './calendars.sql.ts'

export type Mission = MissionRow & { readonly scheduled_time: Date }

const minuteMs = 60_000
/** For missions without an estimate. */
const defaultMinutes = 120
const alarmMinutes = 15
/** In code points. A feed has many missions, and the link leads to the whole text. */
const maxDescription = 1_000

const statusOf = ({ mission_status, has_seat }: Mission): string => {
  if (mission_status === 'cancelled') return 'CANCELLED'
  return mission_status === 'open' && !has_seat ? 'TENTATIVE' : 'CONFIRMED'
}

const locationOf = (mission: Mission, locale: Locale): string => {
  const { location, start_location: from, end_location: to } = mission
  if (location) return location
  return from && to ? m.crews_route({ from, to }, { locale }) : from || to
}

const shortened = (text: string): string => {
  const characters = [...text]
  return characters.length > maxDescription ? `${characters.slice(0, maxDescription).join('')}…` : text
}

const descriptionOf = (mission: Mission, link: string, locale: Locale): string => {
  const { description, leader_name, ship_name, discord_link, cancel_reason } = mission
  const facts = [
    leader_name === deletedName ? '' : m.calendars_leader({ name: leader_name }, { locale }),
    ship_name ? m.crews_ship({ name: ship_name }, { locale }) : '',
    discord_link ? m.calendars_discord({ link: discord_link }, { locale }) : '',
    link,
  ]
  const reason = cancel_reason ? m.calendars_cancel_reason({ reason: cancel_reason }, { locale }) : ''
  return [reason, shortened(description), facts.filter(Boolean).join('\n')].filter(Boolean).join('\n\n')
}

/** Some programs show a cancelled event like any other, so the title says that it is cancelled. */
const summaryOf = ({ title, mission_status }: Mission, locale: Locale): string =>
  mission_status === 'cancelled' ? m.calendars_cancelled({ title }, { locale }) : title

const alarmOf = (mission: Mission): string[] =>
  mission.mission_status === 'open'
    ? componentOf('VALARM', [
        valueLine('ACTION', 'DISPLAY'),
        valueLine('TRIGGER', `-PT${alarmMinutes}M`),
        textLine('DESCRIPTION', mission.title),
      ])
    : []

/** The first mission existed before its series. The others are in the calendar of the series before they are posted. */
const uidOf = ({ id, series }: Mission): string =>
  series && series.number > 1 ? `series-${series.id}-${series.number}` : `crew-${id}`

export const eventOf = (mission: Mission, publicUrl: string, locale: Locale): string[] => {
  const { id, revision, scheduled_time: start, created_at, updated_at } = mission
  const link = `${publicUrl}/crew/${id}`
  const minutes = mission.estimated_duration || defaultMinutes
  const location = locationOf(mission, locale)
  return componentOf('VEVENT', [
    valueLine('UID', `${uidOf(mission)}@${new URL(publicUrl).hostname}`),
    valueLine('SEQUENCE', revision),
    // Without a METHOD, DTSTAMP is the time of the last change, so two reads of an unchanged mission are equal.
    timeLine('DTSTAMP', updated_at),
    timeLine('CREATED', created_at),
    timeLine('LAST-MODIFIED', updated_at),
    timeLine('DTSTART', start),
    timeLine('DTEND', new Date(start.getTime() + minutes * minuteMs)),
    textLine('SUMMARY', summaryOf(mission, locale)),
    textLine('DESCRIPTION', descriptionOf(mission, link, locale)),
    ...(location ? [textLine('LOCATION', location)] : []),
    valueLine('URL', link),
    valueLine('STATUS', statusOf(mission)),
    ...alarmOf(mission),
  ])
}
