/** The longest names and texts that are allowed, and names that are read from right to left. */
import type { APIRequestContext, Page } from '@playwright/test'
import type { ProfileChanges } from '#contract/profiles/changes.ts'
import { m } from '#texts'
import { joinCrew, postCrew } from '../support/crews.ts'
import { admin, signInAs } from '../support/demo-players.ts'
import { openMenu } from '../support/folds.ts'
import { noSidewaysScroll, nothingIsCut } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { prefer } from '../support/texts.ts'

/** One word, as wide as it can be. */
const wide = (length: number) => 'W'.repeat(length)

const registerNamed = async (request: APIRequestContext, changes: ProfileChanges) => {
  const player = await registerPlayer(request)
  const answer = await request.put('/api/auth/profile', { data: changes })
  expect(answer.status(), await answer.text()).toBe(200)
  return player
}

/** Opens a page that shows this text, in which everything has room. */
const fits = async (page: Page, path: string, text: string) => {
  await page.goto(path)
  await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.locator('main [data-pending]')).toHaveCount(0)
  await nothingIsCut(page.locator('main'))
  await noSidewaysScroll(page)
}

test.use({ viewport: { width: 320, height: 640 } })

test('the longest texts have room on the narrowest phone', async ({ page, openRequest, openPage }) => {
  await prefer(page, { locale: 'de' })
  const { username } = await registerNamed(page.request, { displayName: wide(40), citizenId: wide(40) })
  const crew = await postCrew(page.request, {
    title: wide(120),
    description: wide(300),
    additionalRequirements: wide(300),
    maxCrewSize: 50,
    location: wide(80),
    requiredLanguages: ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru'],
    timezone: 'America/Argentina/Buenos_Aires',
    roles: [
      { roleName: wide(60), roleDescription: wide(500), requiredEquipment: wide(300), slotsNeeded: 10 },
    ],
  })
  const member = await openRequest()
  const { user } = await registerNamed(member, { displayName: wide(39), citizenId: wide(40) })
  await joinCrew(page.request, member, crew.id)
  const seated = await page.request.put(`/api/crew/${crew.id}/members/${user.id}`, {
    data: { roleId: crew.roles[0]?.id },
  })
  expect(seated.status(), await seated.text()).toBe(200)

  await fits(page, `/crew/${crew.id}`, wide(40))
  await fits(page, `/crew/${crew.id}/applications`, wide(39))
  await fits(page, '/my-crews', wide(120))
  await fits(page, '/profile', wide(40))

  const staff = await openPage()
  await staff.setViewportSize({ width: 320, height: 640 })
  await signInAs(staff.request, admin)
  await fits(staff, `/admin/users?search=${username}`, wide(40))
  await fits(staff, `/admin/audit?subject=${username}`, username)
})

test('the name of an applicant has room beside German buttons on a tablet', async ({ page, openRequest }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await prefer(page, { locale: 'de' })
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, {
    roles: [{ roleName: 'Mining Laser Operator', slotsNeeded: 2 }],
  })
  const applicant = await openRequest()
  await registerNamed(applicant, { displayName: 'MarbleHalcyon' })
  const data = { message: 'Me', availability: 'sofort', experience: 'experte' }
  expect((await applicant.post(`/api/crew/${crew.id}/apply`, { data })).status()).toBe(201)
  await fits(page, `/crew/${crew.id}/applications`, 'MarbleHalcyon')
  const name = await page.getByRole('main').getByRole('link', { name: 'MarbleHalcyon' }).boundingBox()
  expect(name?.width, 'in one line').toBeGreaterThan(80)
})

test('a sentence about a player with an Arabic name is still read from left to right', async ({
  page,
  openRequest,
}) => {
  const name = 'قائد السرب'
  await prefer(page, { locale: 'de' })
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: 'حراسة Hammerhead' })
  const member = await openRequest()
  await registerNamed(member, { displayName: name })
  await joinCrew(page.request, member, crew.id)
  await page.goto(`/crew/${crew.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl')
  await openMenu(page, `Mehr zu ${name}`)
  await page.getByRole('button', { name: new RegExp(`^${name}.*entfernen$`) }).click()
  const title = page.getByRole('alertdialog').getByRole('heading', { name: `${name} entfernen?` })
  await expect(title).toHaveCSS('direction', 'ltr')

  await page.goto('/notices')
  const sentence = m.notices_applied({ name, title: crew.title }, { locale: 'de' })
  const notice = page.getByRole('listitem').getByText(sentence)
  await expect(notice).toHaveCSS('direction', 'ltr')
})
