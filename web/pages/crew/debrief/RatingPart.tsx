import type { CrewDetails } from '#contract/crews/crews.ts'
import { ratingLimits } from '#contract/ratings/fields.ts'
import { m } from '#texts'
import { RateStars } from '#web/features/ratings/RateStars.tsx'
import { ratingState } from '#web/features/ratings/rating-state.ts'
import { playerName } from '#web/i18n/player-names.ts'
import { sectionIds } from '#web/pages/crew/go-to-section.ts'
import { useUser } from '#web/session/session.ts'
import { DebriefPart } from './DebriefPart.tsx'

/** The stars: the leader's for the crew, a member's for the leader. Nothing once the time for it is over. */
export function RatingPart({ crew }: { crew: CrewDetails }) {
  const state = ratingState(crew, useUser()?.id)
  if (state === 'none') return null
  const title = crew.viewer?.isAuthor
    ? m.debrief_rate_crew()
    : m.debrief_rate_leader({ name: playerName(crew.authorName) })
  if (state === 'given') return <DebriefPart title={title} done={m.ratings_done()} />
  return (
    <DebriefPart title={title} id={sectionIds.rating}>
      {state === 'open' ? (
        <RateStars crew={crew} />
      ) : (
        <p>{m.ratings_too_short({ minutes: ratingLimits.minutes })}</p>
      )}
    </DebriefPart>
  )
}
