import { Clock, X } from 'lucide-react'
import type { ApplicationStatus } from '#contract/applications.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { statusWords } from './application-words.ts'

const looks = {
  pending: { tone: 'warn', icon: <Clock size={12} aria-hidden /> },
  accepted: { tone: 'ok', icon: undefined },
  declined: { tone: 'danger', icon: <X size={12} aria-hidden /> },
} as const

export function ApplicationStatusChip({ status }: { status: ApplicationStatus }) {
  return <Chip {...looks[status]}>{statusWords[status]()}</Chip>
}
