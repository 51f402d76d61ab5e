import { expect, test } from 'vitest'
import { updateOwnProfile, updateProfile } from '#contract/profiles/profiles.ts'
import { registerPlayer } from '#server/testing/factories/factories.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const t = openTestApp({ rateLimitScale: 1 })

test('a player saves their profile thirty times in ten minutes, by whichever address', async () => {
  const player = await registerPlayer(t)
  const save = (endpoint: typeof updateProfile | typeof updateOwnProfile, bio: string) =>
    t.send(endpoint, { body: { bio } }, { as: player })
  for (let i = 0; i < 15; i += 1)
    for (const endpoint of [updateProfile, updateOwnProfile])
      expect((await save(endpoint, `Bio ${i}`)).status).toBe(200)
  const refused = await save(updateProfile, 'One more')
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
})
