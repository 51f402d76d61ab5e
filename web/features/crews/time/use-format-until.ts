import { formatTime } from '#web/i18n/format.ts'
import { shortDate } from '#web/i18n/short-date.ts'
import { daysAway } from './day-texts.ts'
import { useNow } from './use-now.ts'
import { useViewerZone } from './use-viewer-clock.ts'

/** When something ends on the viewer's clock: 21:30, and on another day Sun 15 Nov, 21:30. */
export const useFormatUntil = () => {
  const now = useNow()
  const zone = useViewerZone()
  return (moment: string): string => {
    const end = new Date(moment)
    const time = formatTime(end, zone)
    return daysAway(end, now, zone) === 0 ? time : `${shortDate(end, zone)}, ${time}`
  }
}
