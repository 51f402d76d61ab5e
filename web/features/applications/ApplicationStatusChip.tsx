import { Clock, X } from 'lucide-react'
import { Chip } from '#web/ui/marks/Chip.tsx'
import type { EntryStatus } from './application-entry.ts'
import { statusLabels } from './application-texts.ts'

const looks = {
  pending: { tone: 'warn', icon: <Clock size={12} aria-hidden /> },
  accepted: { tone: 'ok', icon: undefined },
  declined: { tone: 'danger', icon: <X size={12} aria-hidden /> },
  withdrawn: { tone: 'line', icon: undefined },
} as const

export function ApplicationStatusChip({ status }: { status: EntryStatus }) {
  return <Chip {...looks[status]}>{statusLabels[status]()}</Chip>
}
