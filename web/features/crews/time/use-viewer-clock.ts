import { zoneOrBrowserZone } from '#web/i18n/known-zones.ts'
import { useUser } from '#web/session/session.ts'

/** The zone in which times are shown: from the player's profile, else the browser's. */
export const useViewerZone = (): string => zoneOrBrowserZone(useUser()?.timezone)
