import type { ReportDetails } from '#contract/reports/cases.ts'
import type { ReportedSheet as Sheet } from '#contract/reports/snapshots.ts'
import { m } from '#texts'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { formatCount } from '#web/i18n/format.ts'
import styles from './ReportedSheet.module.css'

const statusTexts: Readonly<Record<Sheet['shares'][number]['status'], () => string>> = {
  open: m.settlements_status_open,
  received: m.settlements_status_received,
  disputed: m.settlements_status_disputed,
}

const sideTexts: Readonly<Record<Sheet['shares'][number]['side'], () => string>> = {
  reporter: m.reports_reporter,
  reported: m.reports_reported,
  other: m.settlements_other,
}

const amountText = (amount: number): string => m.roles_pay_auec({ amount: formatCount(amount) })

/** How the reported player split the takings, and what the reporter says is missing; nothing if it is about something else. */
export function ReportedSheet({ details: { reportedAs } }: { details: ReportDetails }) {
  const { formatMoment } = useFormats()
  const { sheet } = reportedAs
  if (!sheet) return null
  const { takings, expenses, missing, disputedAt, shares } = sheet
  const rows = [
    { key: 'takings', name: m.settlements_takings(), amount: takings, status: '' },
    { key: 'expenses', name: m.settlements_expenses(), amount: expenses, status: '' },
    ...shares.map(({ side, amount, status }, place) => ({
      key: `share ${place}`,
      name: sideTexts[side](),
      amount,
      status: statusTexts[status](),
    })),
  ]
  return (
    <>
      <table className={styles.sheet}>
        <caption className="sr-only">{m.settlements_title()}</caption>
        <tbody>
          {rows.map(({ key, name, amount, status }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className={styles.amount}>{amountText(amount)}</td>
              <td>{status}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.since}>{m.settlements_missing_since({ when: formatMoment(disputedAt) })}</p>
      <p className={styles.missing} dir="auto">
        {missing}
      </p>
    </>
  )
}
