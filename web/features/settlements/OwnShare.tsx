import type { ReactNode } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { Settlement } from '#contract/settlements/settlements.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './OwnShare.module.css'
import { amountText } from './settlement-texts.ts'
import { useConfirmShare } from './settlements.queries.ts'

const importDialog = async () => (await import('./DisputeDialog.tsx')).DisputeDialog

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  settlement: Settlement
  userId: number
  formatMoment: (moment: string) => string
  /** A button that reports how the takings were split. */
  reportButton: ReactNode
}

/** The viewer's answer about their own share. Nothing for a leader who sent the sheet, and when it is too late. */
export function OwnShare({ crew, settlement, userId, formatMoment, reportButton }: Props) {
  const toast = useToast()
  const { mutateAsync: confirm } = useConfirmShare(crew.id)
  const dispute = useHostedDialog(importDialog)
  const { sheet, shares, viewer } = settlement
  const own = shares.find((share) => share.userId === userId)
  if (!sheet || !own || !(viewer.canConfirm || viewer.canDispute || viewer.canReport)) return null
  const { version } = sheet
  const press = async () => {
    try {
      await confirm(version)
      toast.show({ title: m.settlements_confirmed() })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.settlements_answer_failed())))
    }
  }
  const amount = amountText(own.amount)
  const questions = {
    open: own.amount > 0 ? m.settlements_question({ amount }) : m.settlements_question_none(),
    received: m.settlements_answered(),
    disputed: m.settlements_disputed(),
  }
  return (
    <div className={styles.own}>
      <div role="status">
        <p>{questions[own.status]}</p>
        {viewer.reportFrom && !viewer.canReport ? (
          <p className={styles.soft}>
            {m.settlements_report_from({ when: formatMoment(viewer.reportFrom) })}
          </p>
        ) : null}
        {viewer.reported && !viewer.reportFrom ? <p className={styles.soft}>{m.reports_open()}</p> : null}
      </div>
      <div className={styles.buttons}>
        {viewer.canConfirm ? (
          <BusyButton variant="soft" onClick={press}>
            {own.amount > 0 ? m.settlements_received() : m.settlements_agree()}
          </BusyButton>
        ) : null}
        {viewer.canDispute ? (
          <BusyButton
            variant={viewer.canConfirm ? 'secondary' : 'ghost'}
            onClick={() => dispute({ crew, version, own })}
          >
            {own.status === 'disputed' ? m.settlements_missing_change() : m.settlements_missing()}
          </BusyButton>
        ) : null}
        {viewer.canReport ? reportButton : null}
      </div>
    </div>
  )
}
