import type { ReportDetails } from '#contract/reports/cases.ts'
import { m } from '#texts'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { type ContentRow, contentRows } from './content-rows.ts'
import styles from './ReportedContent.module.css'

const fieldNames: Record<ContentRow['field'], () => string> = {
  crewTitle: m.reports_field_title,
  crewDescription: m.moderation_description,
  crewRequirements: m.reports_field_requirements,
  username: m.reports_field_username,
  displayName: m.reports_field_display_name,
  applicationMessage: m.reports_field_application,
  comment: m.reports_field_comment,
  bio: m.report_subjects_field_bio,
  organisation: m.profiles_organisation,
  image: m.pictures_title,
  beacon: m.report_subjects_field_beacon,
}

/** What was reported as it was then, beside how it is now. */
export function ReportedContent({ details }: { details: ReportDetails }) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{m.reports_content()}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{m.reports_field()}</span>
          </th>
          <th scope="col">{m.reports_then()}</th>
          <th scope="col">{m.reports_now()}</th>
        </tr>
      </thead>
      <tbody>
        {contentRows(details).map((row) => (
          <tr key={row.field} data-changed={row.isChanged || undefined}>
            <th scope="row">{fieldNames[row.field]()}</th>
            <td data-label={m.reports_then()}>
              {row.reported === '' ? '–' : <ReportedText field={row.field} text={row.reported} />}
            </td>
            <td data-label={m.reports_now()}>
              <CurrentText row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ReportedText({ field, text }: { field: ContentRow['field']; text: string }) {
  return (
    <span className={styles.text} dir="auto">
      {field === 'image' ? <Avatar name="?" src={text} size={96} label={m.pictures_title()} /> : text}
    </span>
  )
}

function CurrentText({ row: { field, current, isChanged } }: { row: ContentRow }) {
  if (current === undefined) return <span className={styles.quiet}>{m.reports_only_in_report()}</span>
  if (!isChanged) return <span className={styles.quiet}>{m.reports_unchanged()}</span>
  return (
    <>
      <Chip tone="warn">{current === null ? m.reports_content_gone() : m.reports_changed()}</Chip>
      {current ? <ReportedText field={field} text={current} /> : null}
    </>
  )
}
