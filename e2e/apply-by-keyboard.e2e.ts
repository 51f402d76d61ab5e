/** Applying and deciding with the keyboard alone. */
import { postCrew } from './support/crews.ts'
import { registerPlayer } from './support/players.ts'
import { expect, test } from './support/test.ts'

test('a player applies and a leader accepts without a pointer', async ({
  page,
  playwright,
  baseURL,
  browser,
}) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await registerPlayer(request)
  const crew = await postCrew(request, {
    title: `Keys ${Date.now()}`,
    roles: [{ roleName: 'Pilot', slotsNeeded: 1 }],
  })

  const player = await registerPlayer(page.request)
  await page.goto(`/crew/${crew.id}`)
  await page.getByRole('button', { name: 'Apply as Pilot' }).focus()
  await page.keyboard.press('Enter')
  const message = page.getByRole('dialog').getByRole('textbox')
  await expect(message).toBeVisible()
  await message.focus()
  await page.keyboard.type('By keys alone.')
  await page.getByRole('dialog').getByRole('button', { name: 'Send application' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog')).toBeHidden()

  const leader = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await request.storageState(),
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const screen = await leader.newPage()
  await screen.goto(`/crew/${crew.id}/applications`)
  await screen.getByRole('button', { name: `Accept ${player.username}` }).focus()
  await screen.keyboard.press('Enter')
  await expect(screen.getByRole('button', { name: `Accept ${player.username}` })).toBeHidden()
  await expect(screen.getByRole('listitem').filter({ hasText: player.username })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Leave crew' })).toBeVisible()
  await page.getByRole('button', { name: 'Leave crew' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Leave crew' })).toBeFocused()
  await leader.close()
  await request.dispose()
})
