import { CalendarPlus } from 'lucide-react'
import { getSeriesCalendar } from '#contract/calendars/calendars.ts'
import { m } from '#texts'
import { urlOf } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** Downloads all dates of the series for the player's calendar. */
export function SeriesCalendarButton({ seriesId }: { seriesId: number }) {
  const locale = useLocale()
  return (
    <Button asChild size="sm" variant="ghost">
      <a href={urlOf(getSeriesCalendar.path, { params: { id: seriesId }, query: { locale } })} download>
        <CalendarPlus aria-hidden />
        {m.series_calendar()}
      </a>
    </Button>
  )
}
