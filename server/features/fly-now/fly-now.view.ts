import type { SeatNow } from '#contract/fly-now/fly-now.ts'
import type { Viewer } from '#server/context.ts'
import { viewSummary } from '#server/features/crew-page/crew-page.view.ts'
import type { SeatNowRow } from './fly-now.policy.ts'

export const viewSeatNow = ({ crew, role, isAtOnce }: SeatNowRow, viewer: Viewer): SeatNow => ({
  crew: viewSummary(crew, viewer),
  roleId: role?.id ?? null,
  roleName: role?.role_name ?? null,
  isAtOnce,
  reasons: crew.reasons ?? [],
})
