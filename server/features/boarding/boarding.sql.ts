import { sql } from 'kysely'
import type { Context, Viewer } from '#server/context.ts'
import { type BoardingRow, boardingOf } from './boarding.fragment.ts'

export const loadBoarding = async (
  ctx: Context,
  viewer: Viewer,
  crewId: number,
): Promise<BoardingRow | undefined> => {
  const { rows } = await sql<{ player: BoardingRow }>`
    select ${boardingOf(ctx, sql`${viewer.id}::integer`)} as player from crews where crews.id = ${crewId}
  `.execute(ctx.db)
  return rows[0]?.player
}
