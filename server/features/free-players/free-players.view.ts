import type { FreePlayer } from '#contract/beacons/beacons.ts'
import { viewBeaconBase } from '#server/features/beacons/beacons.view.ts'
import { viewReputation } from '#server/features/profiles/profiles.view.ts'
import type { FitRow, FreePlayerRow } from './free-players.sql.ts'

const viewFit = ({ crew_id, title, start, seat, is_invited: isInvited }: FitRow): FreePlayer['fits'] => ({
  crewId: crew_id,
  title,
  startsAt: start === null ? null : new Date(start).toISOString(),
  roleId: seat?.role_id ?? null,
  roleName: seat?.role_name ?? null,
  isInvited,
})

export const viewFreePlayer = (row: FreePlayerRow): FreePlayer => ({
  ...viewBeaconBase(row),
  player: {
    id: row.user_id,
    username: row.username,
    displayName: row.display_name ?? row.username,
    starCitizenHandle: row.citizen_id ?? row.username,
    isHandleVerified: row.verified_handle !== null,
    profileImage: row.profile_image,
    timezone: row.timezone,
    reputation: viewReputation(row.rating_sum, row.rating_count),
    attendance: row.attendance,
  },
  canBeInvited: row.accepts_contact,
  fits: row.fit && viewFit(row.fit),
})
