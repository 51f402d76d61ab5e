import type { Context } from '#server/context.ts'
import type { CrewRow } from '#server/db/tables/crews.ts'
import { whyNotApply } from '#server/features/applications/applications.policy.ts'
import { loadRelations } from '#server/features/crews/crews.service.ts'

/**
 * Those of the players who can apply. Players who were in the crew and left it know the post, and no one is notified of one
 * that turned them away.
 */
export const listNewApplicants = async (
  ctx: Context,
  post: CrewRow,
  userIds: readonly number[],
): Promise<number[]> => {
  const relations = await loadRelations(ctx, post.id, userIds)
  return relations
    .filter(
      (relation) =>
        !(relation.was_aboard || relation.was_turned_away) &&
        !whyNotApply({ id: relation.user_id }, { ...post, ...relation }),
    )
    .map(({ user_id }) => user_id)
}
