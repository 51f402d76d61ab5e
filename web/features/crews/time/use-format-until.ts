import { daysAway, nearMomentText } from '#contract/wire/date-texts.ts'
import { formatTime } from '#web/i18n/format.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { useNow } from './use-now.ts'
import { useViewerZone } from './use-viewer-clock.ts'

/** 21:30, tomorrow 01:30, and on another day Sun 15 Nov, 21:30. */
export const formatDayTime = (moment: Date, now: Date, zone: string): string =>
  daysAway(moment, now, zone) === 0
    ? formatTime(moment, zone)
    : nearMomentText(moment, now, { locale: currentLocale(), zone })

/** When something ends on the viewer's clock. */
export const useFormatUntil = () => {
  const now = useNow()
  const zone = useViewerZone()
  return (moment: string): string => formatDayTime(new Date(moment), now, zone)
}
