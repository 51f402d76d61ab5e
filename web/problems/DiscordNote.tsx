import type { DiscordOutcome } from '#contract/discord/outcomes.ts'
import { m } from '#texts'
import { Note } from '#web/ui/display/Note.tsx'

/** Of the others the page itself shows what came of them. */
const texts: Partial<Readonly<Record<DiscordOutcome, () => string>>> = {
  denied: m.discord_outcome_denied,
  expired: m.discord_outcome_expired,
  unavailable: m.discord_outcome_unavailable,
  busy: m.discord_outcome_busy,
  incomplete: m.discord_outcome_incomplete,
  linked: m.discord_outcome_linked,
  taken: m.discord_outcome_taken,
  linked_before: m.discord_outcome_linked_before,
}

const tones = { linked: 'info', denied: 'plain' } as const

/** How the way to Discord and back ended. */
export function DiscordNote({ outcome }: { outcome: DiscordOutcome | undefined }) {
  const text = outcome && texts[outcome]
  if (!text) return null
  const tone = outcome === 'linked' || outcome === 'denied' ? tones[outcome] : 'danger'
  return (
    <Note tone={tone} alert>
      {text()}
    </Note>
  )
}
