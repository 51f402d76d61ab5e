import { zoneCityIn } from '#contract/wire/zone-cities.ts'
import { currentLocale } from './language.ts'

/** The city a zone is named after: New York, London, UTC. */
export const zoneCity = (zone: string): string => zoneCityIn(zone, currentLocale())

/** As one of many: Berlin (Europe/Berlin). */
export const zoneName = (zone: string): string => {
  const city = zoneCity(zone)
  return city === zone ? zone : `${city} (${zone})`
}
