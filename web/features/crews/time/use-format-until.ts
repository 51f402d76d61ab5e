import { formatTime } from '#web/i18n/format.ts'
import { dayLabel } from './day-texts.ts'
import { useNow } from './use-now.ts'
import { useViewerZone } from './use-viewer-clock.ts'

/** When something ends on the viewer's clock: Tonight, 21:30. */
export const useFormatUntil = () => {
  const now = useNow()
  const zone = useViewerZone()
  return (moment: string): string => {
    const end = new Date(moment)
    return `${dayLabel(end, now, zone)}, ${formatTime(end, zone)}`
  }
}
