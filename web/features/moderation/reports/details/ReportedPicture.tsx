import type { ReportDetails } from '#contract/reports/cases.ts'
import { m } from '#texts'
import styles from './ReportedPicture.module.css'

/** The picture that a report is about; nothing if it is about something else. */
export function ReportedPicture({ details: { reportedAs } }: { details: ReportDetails }) {
  const { picture } = reportedAs
  if (!picture) return null
  return (
    <figure className={styles.figure}>
      {picture.image ? (
        <a className={styles.link} href={picture.image} target="_blank" rel="noreferrer">
          <img
            className={styles.image}
            src={picture.image}
            alt={m.logs_reported_picture()}
            width={picture.width}
            height={picture.height}
          />
          <span className="sr-only"> {m.shell_new_tab()}</span>
        </a>
      ) : (
        <p className={styles.gone}>{m.logs_reported_gone()}</p>
      )}
      {picture.line ? <figcaption dir="auto">{picture.line}</figcaption> : null}
    </figure>
  )
}
