import type { CrewSummary } from '#contract/crews/crews.ts'
import { countSeats } from '#contract/crews/seats.ts'
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

/** Whether a free seat of the post is given at once; the server says whether the reader gets one. */
export const givesSeatsAtOnce = (
  crew: Pick<
    CrewSummary,
    'displayStatus' | 'missionStatus' | 'seatsAtOnce' | 'currentCrewSize' | 'maxCrewSize' | 'roles'
  >,
): boolean =>
  crew.missionStatus === 'open' &&
  crew.displayStatus === 'open' &&
  (crew.seatsAtOnce === 'all' ||
    (crew.seatsAtOnce === 'roles' &&
      countSeats(crew).roles.some(({ free }, i) => free > 0 && crew.roles[i]?.isAtOnce === true)))
