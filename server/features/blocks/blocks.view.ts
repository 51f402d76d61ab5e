import type { BlockedPlayer } from '#contract/blocks/blocks.ts'
import type { BlockRow } from './blocks.sql.ts'

export const viewBlock = (row: BlockRow): BlockedPlayer => ({
  id: row.id,
  username: row.username,
  displayName: row.display_name ?? row.username,
  profileImage: row.profile_image,
  blockedAt: row.created_at.toISOString(),
})
