/** Fills an empty database, so that a first look shows a living place. */
import { type Context, inTransaction } from '#server/context.ts'
import { hashPassword } from '#server/features/auth/auth.secrets.ts'
import { demoPassword, demoPlayers } from './players.ts'

const fill = (ctx: Context) =>
  inTransaction(ctx, async (ctx) => {
    const taken = await ctx.db.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (taken) return
    const passwordHash = await hashPassword(demoPassword)
    await ctx.db
      .insertInto('users')
      .values(
        demoPlayers.map((player) => ({
          username: player.username,
          email: `${player.username.toLowerCase()}@demo.example`,
          password_hash: passwordHash,
          bio: player.bio,
          user_role: player.userRole,
          timezone: player.timezone,
          preferred_languages: [...player.languages],
          playtimes: [...player.playtimes],
          locale: player.locale,
          created_at: ctx.now(),
        })),
      )
      .execute()
  })

export const seedDemo = async (ctx: Context, say: (line: string) => void): Promise<void> => {
  await fill(ctx)
  const names = demoPlayers.map(({ username }) => username)
  const present = await ctx.db.selectFrom('users').select('username').where('username', 'in', names).execute()
  if (present.length < names.length) return
  for (const { username, part } of demoPlayers) {
    if (part) say(`Demo login: ${username} / ${demoPassword} (${part})`)
  }
}
