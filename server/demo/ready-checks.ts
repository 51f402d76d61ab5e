/** Crews of the demo whose leaders have asked who is ready, and what members have answered. */
import type { Context } from '#server/context.ts'
import type { Age } from './demo-post.ts'
import { before } from './moments.ts'
import type { Ids } from './rows.ts'

interface DemoReadyCheck {
  /** The first words of the post's title. */
  readonly crew: string
  readonly called: Age
  readonly answered: Age
  readonly answers: Readonly<Record<string, 'ready' | 'late'>>
}

const demoReadyChecks: readonly DemoReadyCheck[] = [
  { crew: 'Quantanium run', called: '14m', answered: '9m', answers: { Lofoten_Drift: 'ready' } },
  { crew: 'Medic school', called: '50m', answered: '32m', answers: { Pesto_Orbitale: 'late' } },
]

export const checkReadiness = async ({ db, now }: Context, userIds: Ids, crewIds: Ids): Promise<void> => {
  for (const { crew, called, answered, answers } of demoReadyChecks) {
    const crewId = [...crewIds].find(([title]) => title.startsWith(crew))?.[1]
    if (crewId === undefined) throw new Error(`Unknown in the demo data: ${crew}`)
    await db
      .updateTable('crews')
      .set({ ready_called_at: before(now(), called) })
      .where('id', '=', crewId)
      .execute()
    for (const [name, ready_answer] of Object.entries(answers)) {
      await db
        .updateTable('crew_members')
        .set({ ready_answer, ready_answered_at: before(now(), answered) })
        .where('crew_id', '=', crewId)
        .where('user_id', '=', userIds.get(name) ?? 0)
        .execute()
    }
  }
}
