import type { ReadyState } from '#contract/crews/readiness.ts'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { readyIcons } from './ready-icons.ts'
import { readyLabels } from './ready-states.ts'

const tones = { ready: 'ok', late: 'warn', silent: 'line' } as const

/** What a member has answered to the ready check. */
export function ReadyChip({ state }: { state: ReadyState }) {
  const Icon = readyIcons[state]
  return (
    <Chip tone={tones[state]} icon={<Icon size={12} aria-hidden />}>
      {readyLabels[state]()}
    </Chip>
  )
}
