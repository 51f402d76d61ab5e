/** Two browsers at once: a player applies for a role, the leader sees it, accepts, and flies the mission. */
import type { Browser } from '@playwright/test'
import { postCrew } from './support/crews.ts'
import { openListening } from './support/live.ts'
import { checkA11y, noSidewaysScroll } from './support/page-checks.ts'
import { registerPlayer } from './support/players.ts'
import { expect, test } from './support/test.ts'
import { locales, prefer, textsOf } from './support/texts.ts'

const pilot = { roleName: 'Pilot', slotsNeeded: 1 }

/** Another player in a browser of their own. */
const openOther = async (browser: Browser, baseURL: string | undefined, isMobile: boolean) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    isMobile,
    hasTouch: isMobile,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  return { page, player: await registerPlayer(page.request), close: () => context.close() }
}

for (const locale of locales) {
  const text = textsOf(locale)

  test(`a role is applied for, accepted and flown, seen live on both sides (${locale})`, async ({
    page,
    browser,
    baseURL,
    isMobile,
  }) => {
    test.slow()
    await registerPlayer(page.request)
    await prefer(page, { locale })
    const crew = await postCrew(page.request, {
      title: `Live ${locale} ${Date.now()}`,
      maxCrewSize: 2,
      roles: [pilot],
    })
    await openListening(page, `/crew/${crew.id}`)
    await expect(page.getByRole('heading', { level: 1, name: crew.title })).toBeVisible()

    const other = await openOther(browser, baseURL, isMobile)
    await prefer(other.page, { locale })
    await openListening(other.page, `/crew/${crew.id}`)
    await other.page.getByRole('button', { name: /Pilot/ }).first().click()
    const dialog = other.page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('I have flown it before.')
    await checkA11y(other.page)
    await noSidewaysScroll(other.page)
    await dialog.getByRole('button', { name: text('applications_send') }).click()
    await expect(dialog).toBeHidden()

    // Without a reload: the leader sees the application and decides.
    await expect(page.getByText('I have flown it before.').first()).toBeVisible()
    await checkA11y(page)
    await page
      .getByRole('button', { name: new RegExp(`^${text('applications_accept')}`) })
      .first()
      .click()
    const members = page.getByRole('region', { name: text('crew_page_members') })
    await expect(members.getByRole('link', { name: other.player.username })).toBeVisible()

    // The player sees the seat and the notice.
    await expect(other.page.getByRole('button', { name: text('missions_leave') })).toBeVisible()
    await expect(other.page.getByRole('link', { name: /, 1 / })).toBeVisible()

    const third = await openOther(browser, baseURL, isMobile)
    await third.page.goto(`/crew/${crew.id}`)
    await expect(third.page.getByText('Crew Full').filter({ visible: true }).first()).toBeVisible()

    for (const step of ['missions_start', 'missions_complete'] as const) {
      await page
        .getByRole('button', { name: text(step) })
        .filter({ visible: true })
        .first()
        .click()
      const question = page.getByRole('alertdialog')
      await expect(question).toHaveAccessibleDescription(new RegExp(crew.title))
      await expect(question).toHaveAccessibleDescription(new RegExp(text(`${step}_consequence`).slice(0, 20)))
      await question.getByRole('button', { name: text(step) }).click()
      await expect(question).toBeHidden()
    }
    await expect(
      other.page.getByText(text('crews_mission_completed')).filter({ visible: true }).first(),
    ).toBeVisible()
    await third.close()
    await other.close()
  })
}

test('a crew without roles is joined from the board, and the applicant sees where they stand', async ({
  page,
  playwright,
  baseURL,
}) => {
  const leader = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await registerPlayer(leader)
  const title = `Open seats ${Date.now()}`
  await postCrew(leader, { title })
  await registerPlayer(page.request)
  await page.goto(`/search?search=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: 'Join Crew' }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Send application' })
  await expect(send).toBeDisabled()
  await dialog.getByLabel('Message').fill('Room for one more?')
  await checkA11y(page)
  await dialog.getByLabel('Availability').selectOption('flexibel')
  await dialog.getByLabel('Experience').selectOption('experte')
  await send.click()
  await expect(dialog).toBeHidden()
  await page.goto('/my-crews?tab=applied')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await checkA11y(page)
  await noSidewaysScroll(page)
  const reminders = page.getByRole('checkbox', { name: 'Email me an hour before a start' })
  await reminders.click()
  await expect(reminders).toBeChecked()
  await expect
    .poll(async () => (await (await page.request.get('/api/account/reminders')).json()).byMail)
    .toBe(true)
  await page.reload()
  await expect(reminders).toBeChecked()
  await leader.dispose()
})

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('a form that cannot be loaded says so, and opens at the next try', async ({
    page,
    context,
    playwright,
    baseURL,
  }) => {
    const leader = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    await registerPlayer(leader)
    const crew = await postCrew(leader)
    await leader.dispose()
    await registerPlayer(page.request)
    await page.goto(`/crew/${crew.id}`)
    const apply = page.getByRole('button', { name: 'Apply' }).filter({ visible: true })
    await expect(apply).toBeVisible()

    await context.setOffline(true)
    await apply.click()
    const problem = page.getByRole('alert').filter({ hasText: 'CrewBeacon cannot be reached' })
    await expect(problem).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: crew.title })).toBeVisible()

    await context.setOffline(false)
    await apply.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Message')).toBeFocused()
    await expect(dialog, 'with its styles, which had failed as well').toHaveCSS('display', 'flex')
    await expect(problem).toBeHidden()
  })
})

test('applications are for the leader’s eyes', async ({ page, playwright, baseURL }) => {
  const leader = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await registerPlayer(leader)
  const crew = await postCrew(leader)
  await leader.dispose()
  await page.goto(`/crew/${crew.id}/applications`)
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible()
  await registerPlayer(page.request)
  await page.goto(`/crew/${crew.id}/applications`)
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await checkA11y(page)
})
