import type { ReportStatus } from '#contract/reports/fields.ts'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { statusNames } from './report-texts.ts'

const tones = { pending: 'warn', resolved: 'ok', dismissed: 'line' } as const

export function ReportStatusChip({ status }: { status: ReportStatus }) {
  return <Chip tone={tones[status]}>{statusNames[status]()}</Chip>
}
