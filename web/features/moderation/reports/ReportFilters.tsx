import { reportCategoryNames } from '#contract/reports/category-names.ts'
import { reportCategories, reportStatuses } from '#contract/reports/fields.ts'
import { m } from '#texts'
import styles from '#web/features/moderation/ListToolbar.module.css'
import { SearchField } from '#web/features/moderation/SearchField.tsx'
import { currentLocale } from '#web/i18n/language.ts'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { statusNames } from './report-texts.ts'
import type { ReportsSearch } from './reports-search.ts'

interface Props {
  search: ReportsSearch
  onChange: (change: ReportsSearch) => void
}

const statuses = [...reportStatuses, 'all'] as const

export function ReportFilters({ search, onChange }: Props) {
  return (
    <div className={styles.toolbar}>
      <SegmentedControl
        label={m.reports_status()}
        size="sm"
        value={search.status ?? 'pending'}
        options={statuses.map((value) => ({
          value,
          label: value === 'all' ? m.reports_all() : statusNames[value](),
        }))}
        onChange={(status) => onChange({ status: status === 'pending' ? undefined : status })}
      />
      <NativeSelect
        size="sm"
        className={styles.select}
        aria-label={m.reports_category()}
        value={search.category ?? ''}
        onChange={(event) =>
          onChange({ category: reportCategories.find((category) => category === event.target.value) })
        }
      >
        <option value="">{m.reports_all_categories()}</option>
        {reportCategories.map((category) => (
          <option key={category} value={category}>
            {reportCategoryNames[category][currentLocale()]}
          </option>
        ))}
      </NativeSelect>
      <SearchField
        className={styles.search}
        label={m.reports_search()}
        value={search.search ?? ''}
        onChange={(typed) => onChange({ search: typed === '' ? undefined : typed })}
      />
    </div>
  )
}
