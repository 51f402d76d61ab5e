import { deleteAccount } from '#contract/account/account.ts'
import { goodPassword, type Player } from '#server/testing/factories/factories.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** The player deletes their own account. */
export const leaveForGood = (t: Pick<TestApp, 'send'>, player: Player) =>
  t.send(deleteAccount, { body: { password: goodPassword } }, { as: player })
