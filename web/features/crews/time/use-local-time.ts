import { m } from '#texts'
import { zoneCity } from '#web/features/crews/crew-formats.ts'
import { formatTime } from '#web/i18n/format.ts'
import { isKnownZone } from '#web/i18n/known-zones.ts'
import { useNow } from './use-now.ts'

/** What time it is for a player: 21:30 in Sydney. Only the city if the browser does not know the zone. */
export const useLocalTime = () => {
  const now = useNow()
  return (zone: string): string =>
    isKnownZone(zone)
      ? m.crews_local_time({ time: formatTime(now, zone), city: zoneCity(zone) })
      : zoneCity(zone)
}
