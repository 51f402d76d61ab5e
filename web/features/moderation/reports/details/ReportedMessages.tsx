import type { ReportDetails } from '#contract/reports/cases.ts'
import { m } from '#texts'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { playerName } from '#web/i18n/player-names.ts'
import styles from './ReportedMessages.module.css'

/** What the two sides of a report wrote to each other; nothing if it is about something else. */
export function ReportedMessages({ details: { report, reportedAs } }: { details: ReportDetails }) {
  const { formatMoment } = useFormats()
  const { messages } = reportedAs
  if (!messages) return null
  // Several can be of one moment.
  const placed = messages.map((message, place) => ({ ...message, place }))
  const reportedName = playerName(reportedAs.displayName)
  const reporterName = report.reporterUsername ?? m.shell_former_player()
  return (
    <ol className={styles.messages} aria-label={m.report_subjects_messages()}>
      {placed.map(({ isFromReported, text, sentAt, place }) => (
        <li key={place} className={styles.message} data-reported={isFromReported || undefined}>
          <p className={styles.sender}>
            <b dir="auto">{isFromReported ? reportedName : reporterName}</b>{' '}
            <time dateTime={sentAt}>{formatMoment(sentAt)}</time>
          </p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
