import { CalendarPlus } from 'lucide-react'
import { getCrewCalendar } from '#contract/calendars/calendars.ts'
import { m } from '#texts'
import { urlOf } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** Downloads the mission for the player's calendar. */
export function CalendarButton({ crewId }: { crewId: number }) {
  const locale = useLocale()
  return (
    <Button asChild size="sm">
      <a href={urlOf(getCrewCalendar.path, { params: { id: crewId }, query: { locale } })} download>
        <CalendarPlus aria-hidden />
        {m.calendars_add()}
      </a>
    </Button>
  )
}
