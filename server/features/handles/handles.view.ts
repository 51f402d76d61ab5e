import type { HandleProof, OpenProof } from '#contract/handles/handles.ts'
import type { HandleProofRow } from '#server/db/tables/handles.ts'
import { gameProfileUrl } from './handles.links.ts'
import { nextRequestAt } from './handles.policy.ts'
import type { OpenProofRow } from './handles.sql.ts'

const none: HandleProof = {
  status: 'none',
  handle: null,
  code: null,
  since: null,
  reason: null,
  nextAt: null,
}

export const viewHandleProof = (proof: HandleProofRow | undefined): HandleProof =>
  proof
    ? {
        status: proof.status,
        handle: proof.handle,
        code: proof.status === 'open' ? proof.code : null,
        since: (proof.decided_at ?? proof.created_at).toISOString(),
        reason: proof.reason,
        nextAt: nextRequestAt(proof)?.toISOString() ?? null,
      }
    : none

export const viewOpenProof = (proof: OpenProofRow): OpenProof => ({
  id: proof.id,
  handle: proof.handle,
  code: proof.code,
  profileUrl: gameProfileUrl(proof.handle),
  createdAt: proof.created_at.toISOString(),
  userId: proof.user_id,
  username: proof.username,
  displayName: proof.display_name ?? proof.username,
  profileImage: proof.profile_image,
})
