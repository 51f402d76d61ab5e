import type { FlownWith, ListedPlayer } from '#contract/players/players.ts'
import { viewReputation } from '#server/features/profiles/profiles.view.ts'
import type { ListedPlayerRow } from './players.sql.ts'
import type { FlownWithRow } from './players-flown.sql.ts'

export const viewListedPlayer = (player: ListedPlayerRow): ListedPlayer => ({
  id: player.id,
  username: player.username,
  displayName: player.display_name ?? player.username,
  starCitizenHandle: player.citizen_id ?? player.username,
  citizenId: player.citizen_id,
  isHandleVerified: player.verified_handle !== null,
  profileImage: player.profile_image,
  userRole: player.user_role,
  organisation: player.organisation,
  reputation: viewReputation(player.rating_sum, player.rating_count),
  isFavourite: player.is_favourite,
})

export const viewFlownWith = (player: FlownWithRow): FlownWith => ({
  ...viewListedPlayer(player),
  missions: player.missions,
  lastFlownAt: player.last_flown_at.toISOString(),
  ratingGiven: player.rating_given,
})
