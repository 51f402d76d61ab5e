import { type ReactNode, useRef } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { Settlement } from '#contract/settlements/settlements.ts'
import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { OwnShare } from './OwnShare.tsx'
import { SettleButton } from './SettleButton.tsx'
import styles from './SettlementPanel.module.css'
import { SettlementSheet } from './SettlementSheet.tsx'
import { useSettlement } from './settlements.queries.ts'

type Reported = NonNullable<Settlement['viewer']['reported']>

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  userId: number
  formatMoment: (moment: string) => string
  /** A button that reports this player for how the takings were split. */
  renderReport: (player: Reported) => ReactNode
}

/** For those aboard: how the takings are split, what is still to be answered, and for those who lead how to change it. */
export function SettlementPanel({ crew, userId, formatMoment, renderReport }: Props) {
  const panel = useRef<HTMLElement>(null)
  const { data: settlement, error, isFetching, refetch } = useSettlement(crew.id)
  const content = () => {
    if (!settlement && error) {
      return (
        <LoadProblem
          error={error}
          fallback={m.settlements_load_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      )
    }
    if (!settlement) {
      return (
        <LoadingRegion>
          <Skeleton height={96} />
        </LoadingRegion>
      )
    }
    const until = formatMoment(settlement.viewer.sendUntil)
    return (
      <div className={styles.content}>
        {settlement.sheet ? (
          <>
            <SettlementSheet
              sheet={settlement.sheet}
              shares={settlement.shares}
              userId={userId}
              lang={crew.primaryLanguage}
              formatMoment={formatMoment}
            />
            <OwnShare
              crew={crew}
              settlement={settlement}
              userId={userId}
              formatMoment={formatMoment}
              reportButton={settlement.viewer.reported ? renderReport(settlement.viewer.reported) : null}
            />
          </>
        ) : (
          <p>{m.settlements_intro({ until })}</p>
        )}
        {settlement.viewer.canSend ? <SettleButton crew={crew} settlement={settlement} /> : null}
      </div>
    )
  }
  return (
    <FocusHome value={panel}>
      <Panel title={m.settlements_title()} ref={panel}>
        {content()}
      </Panel>
    </FocusHome>
  )
}
