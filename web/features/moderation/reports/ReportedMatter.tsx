import type { ReportDetails } from '#contract/reports/cases.ts'
import { m } from '#texts'
import { Chip } from '#web/ui/display/Chip.tsx'
import { type MatterRow, matterRows } from './matter-rows.ts'
import styles from './ReportedMatter.module.css'

const fieldNames: Record<MatterRow['field'], () => string> = {
  crewTitle: m.moderation_field_title,
  crewDescription: m.moderation_description,
  crewRequirements: m.moderation_field_requirements,
  username: m.moderation_field_username,
  displayName: m.moderation_field_display_name,
  applicationMessage: m.moderation_field_application,
  comment: m.moderation_field_comment,
}

/** What was reported as it was then, beside how it is now. */
export function ReportedMatter({ details }: { details: ReportDetails }) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{m.moderation_matter()}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{m.moderation_field()}</span>
          </th>
          <th scope="col">{m.moderation_then()}</th>
          <th scope="col">{m.moderation_now()}</th>
        </tr>
      </thead>
      <tbody>
        {matterRows(details).map((row) => (
          <tr key={row.field} data-changed={row.isChanged || undefined}>
            <th scope="row">{fieldNames[row.field]()}</th>
            <td data-label={m.moderation_then()}>
              <span className={styles.text} dir="auto">
                {row.reported === '' ? '–' : row.reported}
              </span>
            </td>
            <td data-label={m.moderation_now()}>
              <CurrentText row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CurrentText({ row: { current, isChanged } }: { row: MatterRow }) {
  if (current === undefined) return <span className={styles.quiet}>{m.moderation_only_in_report()}</span>
  if (!isChanged) return <span className={styles.quiet}>{m.moderation_unchanged()}</span>
  return (
    <>
      <Chip tone="warn">{current === null ? m.moderation_gone() : m.moderation_changed()}</Chip>
      {current ? (
        <span className={styles.text} dir="auto">
          {current}
        </span>
      ) : null}
    </>
  )
}
