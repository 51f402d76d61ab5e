import type { CrewSummary } from '#contract/crews/crews.ts'
import type { Language } from '#contract/wire/languages.ts'
import { m } from '#texts'

/** Where a mission takes place, or its start and end. */
export const locationText = ({
  location,
  startLocation,
  endLocation,
}: Pick<CrewSummary, 'location' | 'startLocation' | 'endLocation'>): string => {
  if (location) return location
  if (startLocation && endLocation) return m.crews_route({ from: startLocation, to: endLocation })
  return startLocation || endLocation
}

/** The language of the post comes first. */
export const languagesOf = ({
  primaryLanguage,
  requiredLanguages,
}: Pick<CrewSummary, 'primaryLanguage' | 'requiredLanguages'>): Language[] => [
  ...new Set([primaryLanguage, ...requiredLanguages]),
]

export const freeSeats = ({
  currentCrewSize,
  maxCrewSize,
}: Pick<CrewSummary, 'currentCrewSize' | 'maxCrewSize'>): number => Math.max(0, maxCrewSize - currentCrewSize)

export const isOver = ({ displayStatus }: Pick<CrewSummary, 'displayStatus'>): boolean =>
  displayStatus === 'completed' || displayStatus === 'cancelled'
