import { daysAway, nearMomentText } from '#contract/wire/date-texts.ts'
import { formatTime } from '#web/i18n/format.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { useNow } from './use-now.ts'
import { useViewerZone } from './use-viewer-clock.ts'

/** When something ends on the viewer's clock: 21:30, tomorrow 01:30, and on another day Sun 15 Nov, 21:30. */
export const useFormatUntil = () => {
  const now = useNow()
  const zone = useViewerZone()
  return (moment: string): string => {
    const end = new Date(moment)
    if (daysAway(end, now, zone) === 0) return formatTime(end, zone)
    return nearMomentText(end, now, { locale: currentLocale(), zone })
  }
}
