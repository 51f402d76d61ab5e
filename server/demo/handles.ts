/** Handles of the demo: one that a moderator has verified, and one that waits. */
import type { Context } from '#server/context.ts'
import { before } from './moments.ts'
import { type Ids, idOf } from './rows.ts'

const verified = { player: 'Lofoten_Drift', handle: 'LofotenDrift', by: 'Warden' } as const
const open = { player: 'Juno_Arclight', handle: 'JunoArclight' } as const

export const insertHandles = async ({ db, now }: Context, userIds: Ids): Promise<void> => {
  for (const { player, handle } of [verified, open]) {
    await db
      .updateTable('users')
      .set({ citizen_id: handle })
      .where('id', '=', idOf(userIds, player))
      .execute()
  }
  await db
    .updateTable('users')
    .set({ verified_handle: verified.handle })
    .where('id', '=', idOf(userIds, verified.player))
    .execute()
  await db
    .insertInto('handle_proofs')
    .values([
      {
        user_id: idOf(userIds, verified.player),
        handle: verified.handle,
        code: 'CB-7KXM4RTV',
        status: 'verified',
        created_at: before(now(), '30d'),
        decided_at: before(now(), '29d'),
        decided_by: idOf(userIds, verified.by),
        reason: null,
      },
      {
        user_id: idOf(userIds, open.player),
        handle: open.handle,
        code: 'CB-Q9WH3NPD',
        status: 'open',
        created_at: before(now(), '20h'),
        decided_at: null,
        decided_by: null,
        reason: null,
      },
    ])
    .execute()
}
