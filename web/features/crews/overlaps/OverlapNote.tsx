import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { m } from '#texts'
import { dayLabel } from '#web/features/crews/time/day-texts.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { formatTime } from '#web/i18n/format.ts'
import { ownCrews } from '#web/session/own-crews.ts'
import { useUser } from '#web/session/session.ts'
import { Note } from '#web/ui/display/Note.tsx'
import { overlap, plannedMissions, spanOf } from './overlaps.ts'

interface Props {
  /** Of the mission that the player is about to promise; undefined without one. */
  start: Date | undefined
  minutes: number | null
  /** The crew that it belongs to, if it is posted already. */
  crewId?: number | undefined
}

/** Shows which missions the player has already promised for that time. It forbids nothing. */
export function OverlapNote({ start, minutes, crewId }: Props) {
  const user = useUser()
  const now = useNow()
  const zone = useViewerZone()
  const { data: crews } = useQuery({
    ...ownCrews,
    staleTime: 60_000,
    enabled: user !== undefined && start !== undefined,
  })
  if (!start || !crews) return null
  const planned = spanOf(start, minutes)
  const promised = plannedMissions(crews).filter((each) => each.id !== crewId && overlap(each, planned))
  if (promised.length === 0) return null
  return (
    <Note tone="warn" icon={<CalendarClock />}>
      {m.overlaps_note({ count: promised.length })}
      {promised.map((each) => (
        <div key={each.id}>
          <span lang={each.primaryLanguage} dir="auto">
            {each.title}
          </span>
          {` · ${dayLabel(each.start, now, zone)} ${formatTime(each.start, zone)}–${formatTime(each.end, zone)}`}
        </div>
      ))}
    </Note>
  )
}
