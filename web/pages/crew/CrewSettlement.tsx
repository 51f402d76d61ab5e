import { useEffect, useEffectEvent, useState } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { ReportSettlement } from '#web/features/reports/ReportButton.tsx'
import { formatDateTime } from '#web/i18n/format.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { useUser } from '#web/session/session.ts'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'

// Loaded on demand: only those aboard see it, after the mission.
const importPanel = async () =>
  (await import('#web/features/settlements/SettlementPanel.tsx')).SettlementPanel

const isShown = ({ viewer }: CrewDetails): boolean =>
  viewer?.hasSettlement === true || viewer?.can.settle === true

/** How the takings are split. Absent until they are, unless the viewer can do it. */
export function CrewSettlement({ crew }: { crew: CrewDetails }) {
  const { Part: SettlementPanel, load } = useOnDemand(importPanel, { isSilent: true })
  const zone = useViewerZone()
  const userId = useUser()?.id
  const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading')
  const retry = async () => {
    setState('retrying')
    if (!(await load())) setState('failed')
  }
  const loadPanel = useEffectEvent(async (crew: CrewDetails) => {
    if (isShown(crew) && !SettlementPanel && !(await load())) setState('failed')
  })
  // After a failure again with the next change of the crew: the server answers then.
  useEffect(() => void loadPanel(crew), [crew])
  if (!isShown(crew) || userId === undefined) return null
  if (!SettlementPanel) {
    return (
      <Panel title={m.settlements_title()}>
        {state === 'loading' ? (
          <LoadingRegion>
            <Skeleton height={96} />
          </LoadingRegion>
        ) : (
          <LoadProblem
            error={undefined}
            fallback={m.settlements_load_failed()}
            retrying={state === 'retrying'}
            onRetry={retry}
          />
        )}
      </Panel>
    )
  }
  return (
    <SettlementPanel
      crew={crew}
      userId={userId}
      formatMoment={(moment) => formatDateTime(new Date(moment), zone)}
      renderReport={(player) => <ReportSettlement crew={crew} player={player} />}
    />
  )
}
