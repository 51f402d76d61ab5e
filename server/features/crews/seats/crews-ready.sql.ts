import type { Context } from '#server/context.ts'

export const clearAnswers = async ({ db }: Context, crewId: number): Promise<void> => {
  await db
    .updateTable('crew_members')
    .set({ ready_answer: null, ready_answered_at: null })
    .where('crew_id', '=', crewId)
    .where('ready_answer', 'is not', null)
    .execute()
}
