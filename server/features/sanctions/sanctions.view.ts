import type { Appeal } from '#contract/sanctions/appeals.ts'
import { endOfBan, isBanned } from '#server/accounts/bans.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import type { AppealWithBan } from './sanctions-appeals.sql.ts'

export const viewBannedUser = (user: Pick<UserRow, 'id' | 'banned_until'>, now: Date) => ({
  id: user.id,
  isBanned: isBanned(user, now),
  bannedUntil: endOfBan(user, now)?.toISOString() ?? null,
})

export const viewAppeal = (appeal: AppealWithBan): Appeal => ({
  id: appeal.id,
  status: appeal.status,
  text: appeal.body,
  createdAt: appeal.created_at.toISOString(),
  decidedAt: appeal.decided_at?.toISOString() ?? null,
  decidedBy: appeal.decided_by_name,
  note: appeal.note,
  userId: appeal.user_id,
  username: appeal.username,
  displayName: appeal.display_name ?? appeal.username,
  profileImage: appeal.profile_image,
  ban: {
    id: appeal.ban_id,
    banType: appeal.ban_type,
    reason: appeal.reason,
    description: appeal.description,
    createdAt: appeal.banned_at.toISOString(),
    endsAt: appeal.ends_at?.toISOString() ?? null,
    liftedAt: appeal.lifted_at?.toISOString() ?? null,
    bannedBy: appeal.banned_by_name,
    reportId: appeal.report_id,
  },
})
