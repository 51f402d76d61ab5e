import { Link } from '@tanstack/react-router'
import type { ReportDetails } from '#contract/reports/cases.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'

/** The way to the crew or the profile that a report is about. */
export function ReportedPlace({ details: { report, current } }: { details: ReportDetails }) {
  if (report.subject === 'conversation' || report.subject === 'profile') {
    return current.player && report.reportedUserId !== null ? (
      <TextLink asChild touch>
        <Link to={paths.profile} params={{ userId: String(report.reportedUserId) }}>
          {m.report_subjects_open_profile()}
        </Link>
      </TextLink>
    ) : null
  }
  return (
    <>
      {current.crew && !current.crew.isDeleted && report.crewId !== null ? (
        <TextLink asChild touch>
          <Link to={paths.crew} params={{ id: String(report.crewId) }}>
            {m.reports_open_crew()}
          </Link>
        </TextLink>
      ) : (
        <Chip tone="line">{m.reports_crew_is_gone()}</Chip>
      )}
      {current.crew?.isHidden ? <Chip tone="warn">{m.reports_crew_is_hidden()}</Chip> : null}
    </>
  )
}
