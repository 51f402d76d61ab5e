/** The log of a mission: those aboard add pictures, and everyone sees the one that the leader chooses. */
import sharp from 'sharp'
import { reportCategoryNames } from '#contract/reports/category-names.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { moderator, signInAs } from '../support/demo-players.ts'
import { openListening } from '../support/live.ts'
import { flyMission } from '../support/missions.ts'
import { checkA11y, noSidewaysScroll, readsWell } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

// A picture that a network without reception does not take.
test.use({ expectedComplaints: [/\/api\/crew\/\d+\/log\)/] })

const screenshot = (background: string, width = 2400, height = 1350) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const file = (buffer: Buffer) => ({ name: 'picture.png', mimeType: 'image/png', buffer })

test('those aboard add pictures, the leader makes one public, and a guest sees exactly that one', {
  tag: ['@phone', '@daily'],
}, async ({ page, openPage, text, language: locale }) => {
  const leader = await openPage()
  await registerPlayer(leader.request)
  await registerPlayer(page.request)
  const crew = await flyMission(leader.request, page.request, `Logged ${newWord()}`)
  await openListening(page, `/crew/${crew.id}`)
  const log = page.getByRole('region', { name: text('logs_title') })
  await expect(log).toContainText(text('logs_empty'))

  await log.getByRole('button', { name: text('logs_add') }).click()
  const dialog = page.getByRole('dialog', { name: text('logs_add_title') })
  const send = dialog.getByRole('button', { name: text('logs_add'), exact: true })
  await expect(send).toBeDisabled()
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles(file(Buffer.from('no picture')))
  await expect(dialog.getByText(text('logs_not_a_picture'))).toBeVisible()
  await input.setInputFiles(file(await screenshot('#884422')))
  await expect(dialog.getByRole('img', { name: text('logs_preview') })).toBeVisible()
  await dialog.getByLabel(text('logs_line')).fill('The last rock')
  await noSidewaysScroll(page)
  await checkA11y(page)

  // What was typed and chosen is still there after a failure.
  await page.route('**/api/crew/*/log', (route) => route.abort(), { times: 1 })
  await send.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel(text('logs_line'))).toHaveValue('The last rock')
  await send.click()
  await expect(dialog).toBeHidden()
  const own = log.getByRole('button', { name: 'The last rock' })
  await expect(own.getByRole('img')).toBeVisible()

  const added = await leader.request.post(`/api/crew/${crew.id}/log`, {
    multipart: { line: 'Home again', picture: file(await screenshot('#224488', 900, 1600)) },
  })
  expect(added.status(), await added.text()).toBe(201)
  await expect(log.getByRole('img'), 'without a reload').toHaveCount(2)
  await readsWell(page)

  await own.press('Enter')
  const lightbox = page.getByRole('dialog').filter({ hasText: 'The last rock' })
  await expect(lightbox.getByRole('img', { name: 'The last rock' })).toBeVisible()
  await checkA11y(page)
  await page.keyboard.press('ArrowRight')
  const large = page.getByRole('dialog').getByRole('img', { name: 'Home again' })
  await expect(large).toBeVisible()
  expect(
    await large.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalHeight)),
  ).toBe(1600)
  await noSidewaysScroll(page)
  await expect(page.getByRole('dialog').getByRole('button', { name: text('logs_publish') })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog').getByRole('img', { name: 'The last rock' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(own).toBeFocused()

  await leader.goto(`/crew/${crew.id}`)
  const ledLog = leader.getByRole('region', { name: text('logs_title') })
  await expect(ledLog).toContainText(m.logs_count({ count: 2 }, { locale }))
  await ledLog.getByRole('button', { name: text('debrief_show') }).click()
  await ledLog.getByRole('button', { name: 'The last rock' }).click()
  await leader.getByRole('button', { name: text('logs_publish') }).click()
  await expect(leader.getByRole('button', { name: text('logs_unpublish') })).toBeVisible()
  await readsWell(leader)
  await leader.keyboard.press('Escape')
  await expect(ledLog.getByText(text('logs_public'))).toHaveCount(1)

  const guest = await openPage()
  await guest.goto(`/crew/${crew.id}`)
  const shown = guest.getByRole('region', { name: text('logs_title') }).getByRole('img')
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAccessibleName('The last rock')
  await expect(shown, 'it has its place before it is loaded').toHaveAttribute('width', '1600')
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await readsWell(guest)
  const { pictures } = await (await leader.request.get(`/api/crew/${crew.id}/log`)).json()
  const secret = pictures.find(({ isPublic }: { isPublic: boolean }) => !isPublic)
  expect((await guest.request.get(secret.image)).status()).toBe(401)
})

test('the leader removes a picture, and what is left of the log stays usable', async ({
  page,
  openPage,
  text,
}) => {
  const member = await openPage()
  await registerPlayer(page.request)
  await registerPlayer(member.request)
  const crew = await flyMission(page.request, member.request, `Cleaned ${newWord()}`)
  const add = async (line: string) => {
    const answer = await member.request.post(`/api/crew/${crew.id}/log`, {
      multipart: { line, picture: file(await screenshot('#335577', 600, 400)) },
    })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  for (const line of ['First', 'Second', 'Third']) await add(line)
  await openListening(page, `/crew/${crew.id}`)
  const log = page.getByRole('region', { name: text('logs_title') })
  await log.getByRole('button', { name: text('debrief_show') }).click()
  await log.getByRole('button', { name: 'Second' }).click()
  const lightbox = page.getByRole('dialog')
  const remove = lightbox.getByRole('button', { name: text('logs_remove') })
  await remove.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(question, 'the picture behind the question stays the same').toBeVisible()
  await checkA11y(page)
  const agree = question.getByRole('button', { name: text('logs_remove') })
  await agree.click()
  await expect(question).toBeHidden()
  await expect(lightbox.getByRole('img', { name: 'Third' }), 'the next picture follows').toBeVisible()
  await remove.click()
  await agree.click()
  await expect(lightbox.getByRole('img', { name: 'First' })).toBeVisible()
  await remove.click()
  await agree.click()
  await expect(lightbox).toBeHidden()
  await add('Fourth')
  await expect(log.getByRole('img', { name: 'Fourth' })).toBeVisible()
  await expect(lightbox, 'a new picture does not open by itself').toBeHidden()
})

test('a player reports the public picture, and a moderator looks at it and removes it', {
  tag: '@phone',
}, async ({ page, openPage, openRequest, language, text }) => {
  const [leader, member] = [await openRequest(), await openRequest()]
  await registerPlayer(leader)
  const { user } = await registerPlayer(member)
  const crew = await flyMission(leader, member, `Reported ${newWord()}`)
  const added = await member.post(`/api/crew/${crew.id}/log`, {
    multipart: { line: 'Look at this', picture: file(await screenshot('#993377', 800, 600)) },
  })
  const { pictures } = await added.json()
  await leader.put(`/api/crew/${crew.id}/log/public`, { data: { pictureId: pictures[0].id } })

  await registerPlayer(page.request)
  await openListening(page, `/crew/${crew.id}`)
  const log = page.getByRole('region', { name: text('logs_title') })
  const flag = log.getByRole('button', {
    name: m.logs_report_of({ name: user.displayName }, { locale: language }),
  })
  await flag.click()
  const dialog = page.getByRole('dialog', { name: text('logs_report') })
  await dialog.getByRole('radio', { name: reportCategoryNames.inappropriate_content[language] }).check()
  await dialog.getByLabel(text('reports_reason')).fill('Not of the game')
  await checkA11y(page)
  await dialog.getByRole('button', { name: text('reports_send') }).click()
  await expect(dialog).toBeHidden()
  await expect(flag).toBeFocused()

  const staff = await openPage()
  await signInAs(staff.request, moderator)
  await staff.goto(`/admin/reports?search=${user.username}`)
  const row = staff.getByRole('row').filter({ hasText: user.displayName })
  await row.getByRole('link', { name: text('reports_details') }).click()
  const details = staff.getByRole('dialog', { name: user.displayName })
  const copy = details.getByRole('img', { name: text('logs_reported_picture') })
  await expect
    .poll(() => copy.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)))
    .toBe(800)
  await expect(details).toContainText('Look at this')
  await readsWell(staff)
  await details.getByRole('button', { name: text('logs_moderate') }).click()
  const removal = staff.getByRole('dialog', { name: text('logs_moderate') })
  await removal.getByLabel(text('moderation_reason')).fill('Not of the game')
  await checkA11y(staff)
  await removal.getByRole('button', { name: text('reports_remove') }).click()
  await expect(staff.getByRole('dialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await expect(log, 'without a reload').toHaveCount(0)
})
