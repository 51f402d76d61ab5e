import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { m } from '#texts'
import { Counters } from '#web/features/moderation/Counters.tsx'
import { ReportDetailsDialog } from '#web/features/moderation/reports/details/ReportDetailsDialog.tsx'
import { useCloseDetails } from '#web/features/moderation/use-close-details.ts'
import { paths } from '#web/paths.ts'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { ReportList } from './ReportList.tsx'
import type { ReportStep } from './report-step.ts'
import { useReportStats } from './reports.queries.ts'
import type { ReportsSearch } from './reports-search.ts'
import { StepDialog } from './StepDialog.tsx'

/** The first pending report of the list, which has waited longest. */
const nextPending = (list: HTMLElement | null): HTMLElement | null =>
  list?.querySelector<HTMLElement>('[data-pending]') ?? null

export function ReportsTab() {
  const search = useSearch({ from: '/data/admin/reports' })
  const navigate = useNavigate({ from: paths.adminReports })
  const { data: stats } = useReportStats()
  const [step, setStep] = useState<ReportStep>()
  const list = useRef<HTMLElement>(null)
  // Looked up when a dialog has closed: the list has changed by then.
  const home = useMemo(
    () => ({
      get current() {
        return nextPending(list.current) ?? list.current
      },
    }),
    [],
  )
  const change = (change: ReportsSearch) =>
    navigate({
      // What the address says by now: a search is applied a moment after it was typed.
      search: (shown: ReportsSearch) => ({ ...shown, ...change }),
      state: (before) => before,
      replace: true,
      resetScroll: false,
    })
  const closeReport = useCloseDetails(search.report, () => change({ report: undefined }))
  return (
    <FocusHome value={home}>
      <Counters
        counters={[
          { name: m.reports_count_pending(), count: stats?.pending, tone: 'warn' },
          { name: m.reports_count_resolved(), count: stats?.resolved },
          { name: m.reports_count_dismissed(), count: stats?.dismissed },
          { name: m.reports_count_total(), count: stats?.total },
        ]}
      />
      <ReportList ref={list} search={search} onChange={change} onStep={setStep} />
      {search.report === undefined ? null : (
        <ReportDetailsDialog
          key={search.report}
          id={search.report}
          search={search}
          onStep={setStep}
          onClose={closeReport}
        />
      )}
      {step ? <StepDialog step={step} onDone={closeReport} onClose={() => setStep(undefined)} /> : null}
    </FocusHome>
  )
}
