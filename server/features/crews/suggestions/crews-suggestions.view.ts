import { matchRules, type PostFacts, whyPlayerFits } from '#contract/crews/matching.ts'
import type { Suggestion } from '#contract/crews/suggestions.ts'
import { hoursOfPlayer } from '#contract/users/week-hours.ts'
import { viewReputation } from '#server/features/profiles/profiles.view.ts'
import type { FreeSuggestionRow, SuggestionRow } from './crews-suggestions.sql.ts'

export const viewSuggestion = (player: SuggestionRow | FreeSuggestionRow, crew: PostFacts): Suggestion => {
  const reputation = viewReputation(player.rating_sum, player.rating_count)
  const facts = {
    languages: player.preferred_languages,
    zone: player.timezone,
    hours: hoursOfPlayer(player.week_hours),
    regions: player.regions,
    flown: player.flown,
    reputation,
  }
  return {
    id: player.id,
    username: player.username,
    displayName: player.display_name ?? player.username,
    profileImage: player.profile_image,
    reputation,
    isInvited: player.is_invited,
    freeUntil: 'free_until' in player ? player.free_until.toISOString() : null,
    reasons: whyPlayerFits(facts, crew).slice(0, matchRules.reasons),
  }
}
