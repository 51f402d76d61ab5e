import type { CrewDetails } from '#contract/crews/crews.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { ReportSettlement } from '#web/features/reports/ReportButton.tsx'
import { SettlementPanel } from '#web/features/settlements/SettlementPanel.tsx'
import { formatDateTime } from '#web/i18n/format.ts'
import { useUser } from '#web/session/session.ts'

/** How the takings are split. Absent until they are, unless the viewer can do it. */
export function CrewSettlement({ crew }: { crew: CrewDetails }) {
  const zone = useViewerZone()
  const userId = useUser()?.id
  const { viewer } = crew
  if (userId === undefined || !(viewer?.hasSettlement || viewer?.can.settle)) return null
  return (
    <SettlementPanel
      crew={crew}
      userId={userId}
      formatMoment={(moment) => formatDateTime(new Date(moment), zone)}
      renderReport={(player) => <ReportSettlement crew={crew} player={player} />}
    />
  )
}
