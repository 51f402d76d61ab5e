import { zoneCityIn } from '#contract/wire/zone-cities.ts'
import { currentLocale } from './language.ts'

/** The city a zone is named after: New York, London, UTC. */
export const zoneCity = (zone: string): string => zoneCityIn(zone, currentLocale())
