/** Who leads a crew of the demo together with its leader. */
import type { Context } from '#server/context.ts'
import { type Ids, idOf } from './rows.ts'

const demoCoLeaders: Readonly<Record<string, string>> = {
  'Reclaimer-Schicht bei Yela: Panels ziehen, danach Rumpf schreddern': 'Schraubzwinge',
  'Lyria, cold rocks and warm soup: two turrets manned, one still cold': 'Kestrel_77',
}

export const insertCoLeaders = async ({ db }: Context, userIds: Ids, crewIds: Ids): Promise<void> => {
  for (const [title, name] of Object.entries(demoCoLeaders)) {
    await db
      .updateTable('crews')
      .set({ co_leader_id: idOf(userIds, name) })
      .where('id', '=', idOf(crewIds, title))
      .execute()
  }
}
