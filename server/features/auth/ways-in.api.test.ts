/** Random histories of one account that someone else may have made or stolen, against a model of who may be in. */
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openDiscord } from '#server/testing/fakes/discord.ts'
import { discordEnv } from '#server/testing/fakes/discord-oauth.ts'
import { openAccount } from '#server/testing/models/ways-in-account.ts'
import type { Actor } from '#server/testing/models/ways-in-model.ts'
import { stepsOf } from '#server/testing/models/ways-in-steps.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const discord = await openDiscord()
const t = openTestApp({ keepRows: true, env: { ...discordEnv, DISCORD_API_URL: discord.url } })
afterAll(() => discord.close())

/** Fewer by `npm test`: each takes about a second. */
const histories = process.env.TEST_RUN === 'daily' ? 20 : 2_000

type Step = keyof ReturnType<typeof stepsOf>
const names: readonly Step[] = [
  'signIn',
  'addPasskey',
  'removePasskey',
  'linkDiscord',
  'unlinkDiscord',
  'makeToken',
  'endToken',
  'makeCalendar',
  'turnCodesOn',
  'turnCodesOff',
  'renewRecovery',
  'signInByRecovery',
  'confirm',
  'changeAddress',
  'reset',
  'resetAndKeep',
  'changePassword',
  'endAll',
  'stealSession',
  'stealPassword',
  'readMail',
]
const thefts: readonly Step[] = ['stealSession', 'stealPassword', 'readMail']
const actor = fc.constantFrom<Actor>('owner', 'attacker')
const history = fc.record({
  maker: actor,
  steps: fc.array(fc.record({ step: fc.constantFrom(...names), actor }), { minLength: 1, maxLength: 14 }),
})

/** The one who registered with the address signs in again once it is confirmed, and tries to keep its owner out. */
const claimed = {
  maker: 'attacker' as const,
  steps: [
    { step: 'confirm' as const, actor: 'owner' as const },
    { step: 'signIn' as const, actor: 'attacker' as const },
    { step: 'linkDiscord' as const, actor: 'attacker' as const },
    { step: 'turnCodesOn' as const, actor: 'attacker' as const },
  ],
}

test(`in ${histories} histories nobody is in but who may be, and after a reset the owner is alone`, async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ maker, steps }) => {
      const account = await openAccount(t, discord, maker)
      const does = stepsOf(account, t, discord)
      for (const { step, actor } of steps) await does[step](actor)
      await account.check()
      await does.reset('owner')
      await account.check()
      expect(account.isIn('attacker')).toBe(false)
      // Codes outlast a reset, so that a stolen mailbox is not enough; those of a thief end by the operator's hand. Who
      // only registered with the address stole nothing, and keeps no one out.
      const isStolen = steps.some(({ step }) => thefts.includes(step))
      const hasCodes = account.model.codesOf !== 'attacker' || account.hasRecovery('owner')
      expect(account.isIn('owner')).toBe(!isStolen || hasCodes)
    }),
    { numRuns: histories, examples: [[claimed]], seed: Number(process.env.FUZZ_SEED ?? 20_261_119) },
  )
}, 3_600_000)
