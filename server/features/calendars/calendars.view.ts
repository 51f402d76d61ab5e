import type { Locale } from '#contract/locales/locales.ts'
import { m } from '#texts'
import { componentOf, fileOf, textLine, valueLine } from './calendars.ical.ts'
import { eventOf, type Mission } from './calendars.missions.ts'

interface Setting {
  readonly publicUrl: string
  readonly locale: Locale
}

const calendarOf = (
  missions: readonly Mission[],
  { publicUrl, locale }: Setting,
  properties: readonly string[] = [],
): Uint8Array =>
  fileOf(
    componentOf('VCALENDAR', [
      valueLine('VERSION', '2.0'),
      valueLine('PRODID', `-//CrewBeacon//Missions//${locale.toUpperCase()}`),
      valueLine('CALSCALE', 'GREGORIAN'),
      ...properties,
      ...missions.flatMap((mission) => eventOf(mission, publicUrl, locale)),
    ]),
  )

export const viewMission = (mission: Mission, setting: Setting): Uint8Array => calendarOf([mission], setting)

/** The name and the time between two reads, in the standard form and in the older one that many programs read. */
export const viewFeed = (
  missions: readonly Mission[],
  setting: Setting,
  name: string = m.calendars_name({}, { locale: setting.locale }),
): Uint8Array =>
  calendarOf(missions, setting, [
    textLine('NAME', name),
    textLine('X-WR-CALNAME', name),
    valueLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'),
    valueLine('X-PUBLISHED-TTL', 'PT1H'),
  ])
