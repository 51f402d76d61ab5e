/** The board goes on while somebody reads it: nothing moves under them. */
import { inHours, postCrew } from './support/crews.ts'
import { openListening } from './support/live.ts'
import { registerPlayer } from './support/players.ts'
import { expect, test } from './support/test.ts'

test('a line of the list stays under its reader when its start changes', async ({ page, request }) => {
  await registerPlayer(request)
  const word = `steady${Date.now()}`
  const first = await postCrew(request, { title: `First ${word}`, scheduledFor: inHours(50) })
  await postCrew(request, { title: `Second ${word}`, scheduledFor: inHours(51) })
  await openListening(page, `/search?view=list&search=${word}`)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([`First ${word}`, `Second ${word}`])
  const line = page.getByRole('article').filter({ hasText: `First ${word}` })
  await line.hover()
  const place = await line.boundingBox()
  const { title, description, activity } = first
  const change = { title, description, activity, scheduledTime: inHours(122) }
  expect((await request.put(`/api/crew-finder/${first.id}`, { data: change })).status()).toBe(200)
  await expect(line.getByText('in 5 days')).toBeVisible()
  expect(await line.boundingBox()).toEqual(place)
})
