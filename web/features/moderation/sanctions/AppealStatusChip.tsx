import type { AppealStatus } from '#contract/wire/appeal-statuses.ts'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { appealNames } from './appeal-texts.ts'

const tones = { pending: 'warn', granted: 'ok', denied: 'danger' } as const

export function AppealStatusChip({ status }: { status: AppealStatus }) {
  return <Chip tone={tones[status]}>{appealNames[status]()}</Chip>
}
