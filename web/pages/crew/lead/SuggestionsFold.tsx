import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { countSeats, withHeldSeats } from '#contract/crews/seats.ts'
import type { Suggestion } from '#contract/crews/suggestions.ts'
import { m } from '#texts'
import { InvitePlayer } from '#web/features/messages/writing/InvitePlayer.tsx'
import { InviteNow } from '#web/features/players/InviteNow.tsx'
import { InviteSeveral } from '#web/features/players/InviteSeveral.tsx'
import { Suggestions } from '#web/features/suggestions/Suggestions.tsx'
import { useSuggestions } from '#web/features/suggestions/suggestions.queries.ts'
import { sectionIds } from '#web/pages/crew/go-to-section.ts'
import { Fold } from '#web/ui/display/Fold.tsx'

/** The free seat that they have flown, else the first one; null for one that belongs to no role. */
const seatFor = (crew: CrewDetails, { reasons }: Suggestion): number | null => {
  const seats = countSeats(withHeldSeats(crew, crew.viewer?.held ?? []))
  const free = crew.roles.filter((_, i) => (seats.roles[i]?.free ?? 0) > 0)
  const flown = free.find((role) => reasons.some(({ category }) => category === role.roleCategory))
  return (flown ?? free[0])?.id ?? null
}

/** Who else could come. Open while no one waits for a decision; nothing once the mission has started or is full. */
export function SuggestionsFold({ crew }: { crew: CrewDetails }) {
  const { viewer } = crew
  const canInvite = viewer?.canEdit === true && crew.displayStatus === 'open'
  const { data } = useSuggestions(crew.id, { enabled: canInvite })
  const [isOpen] = useState(viewer?.pendingApplications === 0)
  if (!canInvite) return null
  return (
    <Fold
      id={sectionIds.suggestions}
      icon={<UserPlus />}
      title={m.suggestions_title()}
      hint={data ? m.suggestions_count({ count: data.length }) : undefined}
      open={isOpen}
    >
      <Suggestions
        crewId={crew.id}
        renderInvite={(player) =>
          player.freeUntil ? (
            <InviteNow player={player} crewId={crew.id} roleId={seatFor(crew, player)} />
          ) : (
            <InvitePlayer player={player} crewId={crew.id} held={viewer.held} />
          )
        }
        action={<InviteSeveral crew={crew} />}
      />
    </Fold>
  )
}
