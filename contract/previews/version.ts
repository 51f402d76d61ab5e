/** Addresses of the pictures that show a link where it is shared. They change when what is in the picture changes. */
import type { CrewDetails } from '../crews/crews.ts'
import type { Locale } from '../locales/locales.ts'

export const previewSize = { width: 1200, height: 630 } as const

/** Increase it when pictures are drawn in another way: then every address changes. */
const drawing = 1

/** What the picture of a crew shows. */
export type PreviewedCrew = Pick<
  CrewDetails,
  | 'title'
  | 'activity'
  | 'location'
  | 'startLocation'
  | 'endLocation'
  | 'shipName'
  | 'region'
  | 'gameVersion'
  | 'scheduledTime'
  | 'timezone'
  | 'displayStatus'
  | 'expired'
  | 'currentCrewSize'
  | 'maxCrewSize'
  | 'primaryLanguage'
> & {
  readonly roles: readonly Pick<
    CrewDetails['roles'][number],
    'roleName' | 'roleCategory' | 'slotsNeeded' | 'slotsFilled'
  >[]
}

/** A picture has one language for all readers: that of the post, if we have it. */
export const previewLocale = ({ primaryLanguage }: Pick<PreviewedCrew, 'primaryLanguage'>): Locale =>
  primaryLanguage === 'de' ? 'de' : 'en'

/** 53 bits by cyrb53 (public domain). It only distinguishes versions of one post, so no one gains from a collision. */
const hashOf = (text: string): string => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0')
}

export const previewVersion = (crew: PreviewedCrew): string =>
  hashOf(
    JSON.stringify([
      drawing,
      previewLocale(crew),
      crew.title,
      crew.activity,
      crew.location,
      crew.startLocation,
      crew.endLocation,
      crew.shipName,
      ...(crew.region ? [crew.region] : []),
      ...(crew.gameVersion === 'live' ? [] : [crew.gameVersion]),
      crew.scheduledTime,
      crew.timezone,
      crew.displayStatus,
      crew.expired,
      crew.currentCrewSize,
      crew.maxCrewSize,
      crew.roles.map((role) => [role.roleName, role.roleCategory, role.slotsNeeded, role.slotsFilled]),
    ]),
  )

export const previewPath = (crew: PreviewedCrew & Pick<CrewDetails, 'id'>): string =>
  `/api/previews/crew/${crew.id}/${previewVersion(crew)}`

/** The picture of every page that has none of its own. */
export const sitePreviewPath = (locale: Locale): string => `/api/previews/site/${locale}/${drawing}`
