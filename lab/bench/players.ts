/** A player for measuring, without a password. */
import type { Context, Viewer } from '#server/context.ts'

export const addPlayer = async ({ db }: Context, name: string): Promise<Viewer> => {
  const { id } = await db
    .insertInto('users')
    .values({
      username: name,
      email: `${name}@players.example`,
      password_hash: '-',
      timezone: 'UTC',
      preferred_languages: ['en'],
      playtimes: [],
      locale: 'en',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, userRole: 'citizen', name, timezone: 'UTC', sessionId: 0, joinedAt: new Date() }
}
