/** A player who is free is seen by leaders, and comes into a seat: invited, or at once. */
import type { APIRequestContext } from '@playwright/test'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { inHours, postCrew } from '../support/crews.ts'
import { openFold } from '../support/folds.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

/** No other test's crews are in this language, so that theirs are not among the best. */
const language = 'zh'
const medic = { roleName: 'Bandage Carrier', roleCategory: 'medical', slotsNeeded: 1 } as const

const speak = async (request: APIRequestContext) => {
  const answer = await request.put('/api/auth/profile', { data: { preferredLanguages: [language] } })
  expect(answer.status(), await answer.text()).toBe(200)
}

const lightBeacon = async (request: APIRequestContext) => {
  const data = {
    startsAt: null,
    minutes: 120,
    seats: ['medical'],
    activities: [],
    regions: [],
    languages: [language],
    fleetShipId: null,
    note: '',
    audience: 'everyone',
  }
  const answer = await request.put('/api/account/beacon', { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('the beacon is lit the first time from its form, changed, put out, and lit again by one click', {
  tag: '@phone',
}, async ({ page, text }) => {
  await registerPlayer(page.request)
  await page.goto('/search')
  const button = page.getByRole('banner').getByRole('button', { name: text('beacons_light') })
  await button.click()
  const dialog = page.getByRole('dialog', { name: text('beacons_title') })
  await dialog.getByRole('checkbox', { name: text('roles_category_medical') }).check()
  await dialog.getByText(text('editor_rest'), { exact: true }).click()
  await checkA11y(page)
  await noSidewaysScroll(page)
  await dialog.getByRole('button', { name: text('beacons_light_yours') }).click()
  await expect(dialog).toBeHidden()

  const lit = page.getByRole('banner').getByRole('button', { name: /(until|bis) \d\d:\d\d/ })
  await lit.click()
  await expect(dialog.getByRole('checkbox', { name: text('roles_category_medical') })).toBeChecked()
  await dialog.getByRole('button', { name: text('beacons_put_out') }).click()
  await expect(dialog).toBeHidden()

  await button.click()
  await expect(lit).toBeVisible()
  await page.reload()
  await expect(lit).toBeVisible()
})

test('a leader sees a beacon within a second, invites by one click, and the seat puts it out', {
  tag: '@phone',
}, async ({ page, openPage, text, language: locale }) => {
  const leader = await openPage()
  await registerPlayer(leader.request)
  const { user } = await registerPlayer(page.request)
  await speak(page.request)
  await lightBeacon(page.request)
  await page.request.delete('/api/account/beacon')
  const crew = await postCrew(leader.request, {
    title: `Medics ${newWord()}`,
    primaryLanguage: language,
    scheduledFor: inHours(1.5),
    roles: [medic],
    maxCrewSize: 2,
  })
  await openListening(leader, `/players?language=${language}`)
  await openListening(page, '/search')

  const card = leader.getByRole('article').filter({ hasText: user.displayName })
  const began = Date.now()
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('beacons_light') })
    .click()
  await expect(card).toBeVisible()
  expect(Date.now() - began).toBeLessThan(4_000)
  await expect(card).toContainText(crew.title)
  await checkA11y(leader)
  await noSidewaysScroll(leader)
  await card
    .getByRole('button', { name: m.messages_invite_name({ name: user.displayName }, { locale }) })
    .click()
  await expect(card.getByRole('button', { name: text('suggestions_invited') })).toBeVisible()

  await page.goto(`/crew/${crew.id}`)
  await page
    .getByRole('button', { name: new RegExp(text('offers_accept')) })
    .first()
    .click()
  await expect(page.getByRole('banner').getByRole('button', { name: text('beacons_light') })).toBeVisible()
  await expect(card).toBeHidden()
})

test('who is free now comes first among the players who fit, and is invited to a seat by one click', async ({
  page,
  openRequest,
  text,
}) => {
  const free = await openRequest()
  const { user } = await registerPlayer(free)
  await speak(free)
  await lightBeacon(free)
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, {
    title: `Wanted ${newWord()}`,
    primaryLanguage: language,
    scheduledFor: inHours(1.5),
    roles: [medic],
  })
  await page.goto(`/crew/${crew.id}?view=lead`)
  const row = page.getByRole('listitem').filter({ hasText: user.displayName })
  await expect(row).toContainText(/free now, until \d\d:\d\d/)
  await row.getByRole('button', { name: m.messages_invite_name({ name: user.displayName }) }).click()
  await expect(page.getByText(text('offers_open_title'))).toBeVisible()
  await checkA11y(page)
})

test('whoever flies now is aboard in two clicks', { tag: '@phone' }, async ({ page, openRequest, text }) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  await registerPlayer(page.request)
  await speak(page.request)
  const crew = await postCrew(leader, {
    title: `Now ${newWord()}`,
    primaryLanguage: language,
    scheduledFor: inHours(0.6),
    roles: [medic],
    maxCrewSize: 2,
    seatsAtOnce: 'all',
    atOnceConditions: ['language'],
  })
  await page.goto('/')
  let clicks = 0
  await page
    .getByRole('main')
    .getByRole('link', { name: text('fly_now_title') })
    .click()
  clicks += 1
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: crew.title }) })
  await expect(row).toContainText(text('boarding_takes_you'))
  await checkA11y(page)
  await noSidewaysScroll(page)
  await row.getByRole('button', { name: text('boarding_take') }).click()
  clicks += 1
  await expect(page).toHaveURL(`/crew/${crew.id}`)
  expect(clicks).toBe(2)
  const { viewer } = await (await page.request.get(`/api/crew/${crew.id}`)).json()
  expect(viewer.isMember).toBe(true)
})

test('the card says that seats are given at once, and whoever lacks a condition applies', {
  tag: '@phone',
}, async ({ page, openRequest, text }) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  await registerPlayer(page.request)
  const open = await postCrew(leader, {
    title: `Open door ${newWord()}`,
    roles: [medic],
    maxCrewSize: 3,
    seatsAtOnce: 'all',
  })
  const closed = await postCrew(leader, {
    title: `House rules ${newWord()}`,
    roles: [medic],
    seatsAtOnce: 'all',
    atOnceConditions: ['verified'],
  })
  await page.goto(`/search?atOnce=true&search=${encodeURIComponent(open.title)}`)
  const card = page.getByRole('article').filter({ hasText: open.title })
  await expect(card).toContainText(text('boarding_open'))
  await card.getByRole('button', { name: new RegExp(open.title) }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(open.title) })
  await dialog.getByRole('radio', { name: medic.roleName }).check()
  await expect(dialog.getByLabel(text('applications_message'))).toBeHidden()
  await checkA11y(page)
  await dialog.getByRole('button', { name: text('boarding_take') }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('link', { name: text('crews_view_crew') })).toBeVisible()

  await page.goto(`/crew/${closed.id}`)
  await expect(page.getByText(text('boarding_takes_you'), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(text('boarding_take')) })).toHaveCount(0)
  await checkA11y(page)
})

test('a leader opens a post for seating at once and stops it', async ({ page, text }) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { title: `Doors ${newWord()}` })
  await page.goto(`/crew/${crew.id}/edit`)
  await openFold(page, text('editor_rest'))
  await page.getByLabel(text('boarding_seats')).selectOption('all')
  await page
    .getByRole('checkbox', { name: m.boarding_condition({ condition: 'verified', percent: 80 }) })
    .check()
  await page.getByRole('button', { name: text('editor_save') }).click()
  await page.goto(`/crew/${crew.id}?view=lead`)
  const fold = await openFold(page, text('boarding_title'))
  await fold.getByRole('button', { name: text('boarding_stop') }).click()
  await expect(fold).toBeHidden()
})
