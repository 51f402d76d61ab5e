import { m } from '#texts'
import { zoneCity } from '#web/features/crews/crew-formats.ts'

const offset = (moment: Date, zone: string): string => {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name === 'GMT' ? 'UTC+0' : name.replace('GMT', 'UTC')
}

/** Berlin, UTC+1 */
export const zonePlace = (moment: Date, zone: string): string =>
  zone === 'UTC' ? zone : m.crew_page_rail_place({ city: zoneCity(zone), offset: offset(moment, zone) })
