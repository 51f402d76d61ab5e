import type { CrewReport } from '#contract/reports/cases.ts'
import { reportCategoryNames } from '#contract/reports/category-names.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { Chip } from '#web/ui/marks/Chip.tsx'

const grave = ['harassment', 'griefing']

/** Grey once the report is decided. */
export function CategoryChip({ report }: { report: Pick<CrewReport, 'reportCategory' | 'status'> }) {
  const { reportCategory, status } = report
  const tone = grave.includes(reportCategory) ? 'danger' : 'warn'
  return (
    <Chip tone={status === 'pending' ? tone : 'neutral'} wraps>
      {reportCategoryNames[reportCategory][currentLocale()]}
    </Chip>
  )
}
