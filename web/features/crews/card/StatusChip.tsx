import { Ban } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DisplayStatus } from '#contract/crews/crews.ts'
import { statusLabel } from '#web/features/crews/crew-texts.ts'
import { Chip } from '#web/ui/marks/Chip.tsx'

const tones = {
  open: 'open',
  in_progress: 'live',
  full: 'full',
  completed: 'done',
  cancelled: 'danger',
} as const

type Props = {
  status: DisplayStatus
  /** Replaces the name of the status, such as "3 left". */
  children?: ReactNode
}

export function StatusChip({ status, children }: Props) {
  return (
    <Chip tone={tones[status]} icon={status === 'cancelled' ? <Ban size={12} aria-hidden /> : undefined}>
      {children ?? statusLabel(status)}
    </Chip>
  )
}
