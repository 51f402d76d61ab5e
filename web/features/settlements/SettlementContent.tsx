import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { Settlement } from '#contract/settlements/settlements.ts'
import { m } from '#texts'
import { OwnShare } from './OwnShare.tsx'
import { SettleButton } from './SettleButton.tsx'
import styles from './SettlementContent.module.css'
import { SettlementSheet } from './SettlementSheet.tsx'

type SettlementReported = NonNullable<Settlement['viewer']['reported']>

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  settlement: Settlement
  userId: number
  formatMoment: (moment: string) => string
  /** A button that reports this player for how the takings were split. */
  renderReport: (player: SettlementReported) => ReactNode
}

/** For those aboard: how the takings are split, what is still to be answered, and for those who lead how to change it. */
export function SettlementContent({ crew, settlement, userId, formatMoment, renderReport }: Props) {
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
        <p className={styles.intro}>
          {m.settlements_intro({ until: formatMoment(settlement.viewer.sendUntil) })}
        </p>
      )}
      {settlement.viewer.canSend ? <SettleButton crew={crew} settlement={settlement} /> : null}
    </div>
  )
}
