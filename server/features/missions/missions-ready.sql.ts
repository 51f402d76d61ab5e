import type { Context } from '#server/context.ts'

/** In the order of their joining. The crew is locked. */
export const listReadiness = ({ db }: Context, crewId: number) =>
  db
    .selectFrom('crew_members')
    .select(['user_id', 'joined_at', 'ready_answer'])
    .where('crew_id', '=', crewId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute()

export const saveAnswer = async (
  { db, now }: Context,
  crewId: number,
  userId: number,
  answer: 'ready' | 'late',
): Promise<void> => {
  await db
    .updateTable('crew_members')
    .set({ ready_answer: answer, ready_answered_at: now() })
    .where('crew_id', '=', crewId)
    .where('user_id', '=', userId)
    .execute()
}
