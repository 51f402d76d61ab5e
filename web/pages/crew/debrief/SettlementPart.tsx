import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { formatNear } from '#web/features/crews/crew-formats.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { ReportSettlement } from '#web/features/reports/ReportButton.tsx'
import { SettlementContent } from '#web/features/settlements/SettlementContent.tsx'
import { isSettled, settlementSum } from '#web/features/settlements/settlement-state.ts'
import { useSettlement } from '#web/features/settlements/settlements.queries.ts'
import { formatCount } from '#web/i18n/format.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { useUser } from '#web/session/session.ts'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { DebriefPart } from './DebriefPart.tsx'

/** How the takings are split. Absent until they are, unless the viewer can do it. */
export function SettlementPart({ crew }: { crew: CrewDetails }) {
  const userId = useUser()?.id
  const { viewer } = crew
  if (userId === undefined || !(viewer?.hasSettlement || viewer?.can.settle)) return null
  return <LoadedSettlement crew={crew} userId={userId} />
}

function LoadedSettlement({ crew, userId }: { crew: CrewDetails; userId: number }) {
  const zone = useViewerZone()
  const now = useNow()
  const { data: settlement, error, isFetching, refetch } = useSettlement(crew.id)
  const title = m.settlements_title()
  if (!settlement) {
    return (
      <DebriefPart key="loading" title={title}>
        {error ? (
          <LoadProblem
            error={error}
            fallback={m.settlements_load_failed()}
            retrying={isFetching}
            onRetry={refetch}
          />
        ) : (
          <LoadingRegion>
            <Skeleton height={96} />
          </LoadingRegion>
        )}
      </DebriefPart>
    )
  }
  const sum = settlementSum(settlement)
  const done =
    sum && isSettled(settlement) ? m.debrief_settled({ ...sum, amount: formatCount(sum.amount) }) : undefined
  return (
    <DebriefPart title={title} done={done} isOnlyShown={!settlement.viewer.canSend}>
      <SettlementContent
        crew={crew}
        settlement={settlement}
        userId={userId}
        formatMoment={(moment) => formatNear(moment, zone, now)}
        renderReport={(player) => <ReportSettlement crew={crew} player={player} />}
      />
    </DebriefPart>
  )
}
