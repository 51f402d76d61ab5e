import { formatAge, formatDate, formatDateTime } from '#web/i18n/format.ts'
import { zoneOrBrowserZone } from '#web/i18n/known-zones.ts'
import { useUser } from '#web/session/session.ts'

/** Moments of the API in the zone of the viewer. */
export const useFormats = () => {
  const zone = zoneOrBrowserZone(useUser()?.timezone)
  return {
    /** 14.11.2026, 20:30 */
    formatMoment: (moment: string): string => formatDateTime(new Date(moment), zone),
    /** 14.11.2026 */
    formatDay: (moment: string): string => formatDate(new Date(moment), zone),
    /** "5 minutes ago"; the date if it is a month ago or more. */
    formatAge: (moment: string): string => formatAge(new Date(moment), new Date(), zone),
  }
}
