import { m } from '#texts'
import { formatTime } from '#web/i18n/format.ts'
import { isKnownZone } from '#web/i18n/known-zones.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import { useNow } from './use-now.ts'

/** What time it is for a player: 21:30 in Sydney. Only the city if the browser does not know the zone. */
export const useLocalTime = () => {
  const now = useNow()
  return (zone: string): string =>
    isKnownZone(zone)
      ? m.crews_local_time({ time: formatTime(now, zone), city: zoneCity(zone) })
      : zoneCity(zone)
}
