/** At 200 %: a window of 1440 px has room for 720 then. */
import { demoCrew, leader, signInAs } from '../support/demo-players.ts'
import { noSidewaysScroll } from '../support/page-checks.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })

test('enlarged to twice its size, no page scrolls sideways', async ({ page }) => {
  await signInAs(page.request, leader)
  const crew = `/crew/${await demoCrew(page.request)}`
  for (const path of [crew, `${crew}?view=crew`, '/settings', '/settings/notices', '/search', '/create']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await noSidewaysScroll(page)
    })
  }
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('menus and dialogs open and close while they move', async ({ page }) => {
    await signInAs(page.request, leader)
    await page.goto(`/crew/${await demoCrew(page.request)}`)
    await page
      .locator('summary')
      .and(page.getByLabel('More', { exact: true }))
      .click()
    await page.getByRole('button', { name: 'Cancel Mission' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
    await menu.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/settings')
    await expect(menu).toBeHidden()
  })
})
