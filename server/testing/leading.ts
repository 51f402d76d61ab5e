import type { Player } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** The player is a member of the crew. */
export const makeCoLeader = async (
  { connection: { db } }: Pick<TestApp, 'connection'>,
  crewId: number,
  { user }: Player,
): Promise<void> => {
  await db.updateTable('crews').set({ co_leader_id: user.id }).where('id', '=', crewId).execute()
}
