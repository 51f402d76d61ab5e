import type { OpenOffer } from '#contract/notices/list.ts'
import type { CrewOffer } from '#contract/offers/offers.ts'
import type { OfferToPlayer, OfferToViewer } from './offers.sql.ts'

export const viewOffer = (row: OfferToPlayer): CrewOffer => ({
  id: row.id,
  source: row.source,
  roleId: row.role_id,
  roleName: row.role_name,
  holdsSeat: row.holds_seat,
  expiresAt: row.expires_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  player: {
    id: row.user_id,
    username: row.username,
    displayName: row.display_name ?? row.username,
    profileImage: row.profile_image,
  },
})

export const viewOpenOffer = (row: OfferToViewer): OpenOffer => ({
  id: row.id,
  source: row.source,
  crewId: row.crew_id,
  crewTitle: row.title,
  leaderName: row.display_name ?? row.username,
  scheduledTime: row.scheduled_time?.toISOString() ?? null,
  estimatedDuration: row.estimated_duration,
  roleName: row.role_name,
  holdsSeat: row.holds_seat,
  expiresAt: row.expires_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})
