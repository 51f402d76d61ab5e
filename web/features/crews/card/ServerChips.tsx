import type { CrewSummary } from '#contract/crews/crews.ts'
import { serverNames } from '#web/features/crews/crew-texts.ts'
import { Chip } from '#web/ui/marks/Chip.tsx'

/** Only what is unusual. */
export function ServerChips({ crew }: { crew: Pick<CrewSummary, 'region' | 'gameVersion'> }) {
  return serverNames(crew).map((name) => (
    <Chip key={name} tone="line">
      {name}
    </Chip>
  ))
}
