import type { ReportDetails } from '#contract/reports/cases.ts'
import { m } from '#texts'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { Note } from '#web/ui/display/Note.tsx'

/** Where a crew was handed over: its text may be that of another player than the one who leads it. */
export function ReportedLeaders({ details: { current } }: { details: ReportDetails }) {
  const { formatMoment } = useFormats()
  const { crew } = current
  if (!crew || crew.leaders.length < 2) return null
  return (
    <Note tone="info">
      <p>{m.reports_written_by({ name: playerName(crew.writtenBy ?? '') })}</p>
      <ul>
        {crew.leaders.map(({ username, until }) => (
          <li key={until ?? 'now'}>
            {until === null
              ? m.reports_leads_now({ name: playerName(username) })
              : m.reports_led_until({ name: playerName(username), moment: formatMoment(until) })}
          </li>
        ))}
      </ul>
    </Note>
  )
}
