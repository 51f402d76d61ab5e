/** What moderators do, for tests. */
import { login } from '#contract/auth/auth.ts'
import { banUser, unbanUser, warnUser } from '#contract/sanctions/sanctions.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { goodPassword, type Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

type BanInput = Request<typeof banUser>['body']

export const moderationCalls = (app: Pick<TestApp, 'send'>) => ({
  ban: (as: Player, { user }: Player, changes: Partial<BanInput> = {}) =>
    app.send(
      banUser,
      { params: { id: user.id }, body: { banType: 'temporary', reason: 'Insults', ...changes } },
      { as },
    ),
  unban: (as: Player, { user }: Player, liftReason: string | null = null) =>
    app.send(unbanUser, { params: { id: user.id }, body: { liftReason } }, { as }),
  warn: (as: Player, { user }: Player, reason = 'Please stay polite') =>
    app.send(warnUser, { params: { id: user.id }, body: { reason } }, { as }),
  signIn: ({ user }: Player, password = goodPassword) =>
    app.send(login, { body: { username: user.username, password } }),
})
