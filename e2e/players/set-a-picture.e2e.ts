/** A player's picture: cut in the browser, seen by others, deleted. */
import sharp from 'sharp'
import { errors } from '#contract/errors/errors.ts'
import { postCrew } from '../support/crews.ts'
import { noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, buffer, mimeType })

/** Green on the left, blue on the right. */
const twoColours = async () => {
  const half = (background: string) => ({
    create: { width: 300, height: 300, channels: 3 as const, background },
  })
  return sharp({ create: { width: 600, height: 300, channels: 3, background: '#0000ff' } })
    .composite([{ input: half('#00ff00'), left: 0, top: 0 }])
    .png()
    .toBuffer()
}

test('a player uploads a section of a picture, which others see, and deletes it', { tag: '@daily' }, async ({
  page,
  openPage,
  language,
  text,
}) => {
  const { user } = await registerPlayer(page.request)
  await page.goto('/settings/profile')
  const input = page.locator('input[type=file]')
  const chooseButton = page.getByRole('button', { name: text('pictures_choose') })
  await expect(chooseButton).toBeVisible()

  await input.setInputFiles(file('large.png', Buffer.alloc(5 * 1024 * 1024 + 1)))
  await expect(page.getByText(errors.file_too_large[language])).toBeVisible()
  await input.setInputFiles(file('notes.png', Buffer.from('no picture')))
  await expect(page.getByText(errors.not_a_picture[language])).toBeVisible()
  await input.setInputFiles(file('me.png', await twoColours()))

  const dialog = page.getByRole('dialog')
  const area = dialog.getByRole('application')
  await expect(area).toBeFocused()
  await noSidewaysScroll(page)
  // To the left half with the mouse, then a little closer with the keyboard.
  const box = await area.boundingBox()
  if (!box) throw new Error('the picture has no box')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + box.width * 0.9, y, { steps: 5 })
  await page.mouse.up()
  await area.press('+')
  await expect(dialog.getByRole('slider')).not.toHaveValue('1')
  await dialog.getByRole('button', { name: text('pictures_save') }).click()
  await expect(page.getByText(text('pictures_saved')).first()).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const crew = await postCrew(page.request)
  const guest = await openPage()
  await guest.goto(`/crew/${crew.id}`)
  const shown = guest.locator('main img[src^="/api/pictures/"]').first()
  await expect(shown).toBeVisible()
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(256)
  const answer = await guest.request.get((await shown.getAttribute('src')) ?? '')
  const { dominant } = await sharp(await answer.body()).stats()
  expect(dominant.g).toBeGreaterThan(200)
  expect(dominant.b).toBeLessThan(50)

  await page.getByRole('button', { name: text('pictures_delete') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('pictures_delete') })
    .click()
  await expect(page.getByText(text('pictures_deleted')).first()).toBeVisible()
  await expect(chooseButton).toBeVisible()
  await guest.goto(`/profile/${user.id}`)
  await expect(guest.getByRole('heading', { level: 1, name: user.displayName })).toBeVisible()
  await expect(guest.locator('main img[src^="/api/pictures/"]')).toHaveCount(0)
})

test('an upload that is cancelled while it is being sent changes nothing', async ({ page, text }) => {
  await registerPlayer(page.request)
  const stored = await page.request.post('/api/profile/image', {
    multipart: { profileImage: file('old.png', await twoColours()) },
  })
  const { profileImage } = await stored.json()
  await page.goto('/settings/profile')
  const panel = page.getByRole('region', { name: text('pictures_title') })
  const picture = panel.locator('img')
  await expect(picture).toHaveAttribute('src', profileImage)

  // The request waits here until the page gives it up.
  await page.route('**/api/profile/image', () => {})
  await panel.locator('input[type=file]').setInputFiles(file('new.png', await twoColours()))
  const dialog = page.getByRole('dialog')
  const sent = page.waitForRequest('**/api/profile/image')
  await dialog.getByRole('button', { name: text('pictures_save') }).click()
  await expect(dialog.getByRole('progressbar', { name: text('pictures_uploading') })).toBeVisible()
  const request = await sent
  const cancelled = page.waitForEvent('requestfailed', (failed) => failed === request)
  await dialog.getByRole('button', { name: text('ui_cancel') }).click()
  await cancelled
  await expect(dialog).toHaveCount(0)
  await expect(picture).toHaveAttribute('src', profileImage)
  await expect(page.getByText(text('pictures_saved'))).toHaveCount(0)
  await page.reload()
  await expect(picture).toHaveAttribute('src', profileImage)
})
