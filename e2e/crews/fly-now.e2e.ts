/** A player who wants to fly now takes a seat or applies by one click, or lights the beacon. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { speak } from '../support/beacons.ts'
import { inHours, postCrew } from '../support/crews.ts'
import { pressEscape } from '../support/keyboard.ts'
import { checkA11y } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

const medic = { roleName: 'Bandage Carrier', roleCategory: 'medical', slotsNeeded: 1 } as const

for (const [seat, language, roles] of [
  ['a seat of a role', 'ja', [medic]],
  ['a seat of no role', 'pt', []],
] as const) {
  test(`${seat} that is not given at once is applied for by one click`, { tag: '@phone' }, async ({
    page,
    openRequest,
    text,
  }) => {
    const leader = await openRequest()
    await registerPlayer(leader)
    await registerPlayer(page.request)
    await speak(page.request, language)
    const crew = await postCrew(leader, {
      title: `Ask first ${newWord()}`,
      primaryLanguage: language,
      scheduledFor: inHours(0.6),
      roles: [...roles],
      maxCrewSize: 2,
    })
    await page.goto('/fly-now')
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: crew.title }) })
    await row.getByRole('button', { name: text('applications_apply') }).click()
    await expect(page).toHaveURL(`/crew/${crew.id}`)
    const { viewer } = await (await page.request.get(`/api/crew/${crew.id}`)).json()
    expect([viewer.isMember, viewer.application.status, viewer.application.roleId]).toEqual([
      false,
      'pending',
      crew.roles[0]?.id ?? null,
    ])
  })
}

test('where no seat is to be had, the same page lights the beacon by one click', { tag: '@phone' }, async ({
  page,
  text,
}) => {
  await registerPlayer(page.request)
  await speak(page.request, 'ru')
  await page.goto('/fly-now')
  await expect(page.getByText(text('fly_now_none'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: text('beacons_light_yours') })
    .click()
  await expect(page.getByRole('main').getByRole('heading', { name: /(until|bis) \d\d:\d\d/ })).toBeVisible()
  const { beacon } = await (await page.request.get('/api/account/beacon')).json()
  expect([beacon.isLit, beacon.languages]).toEqual([true, ['ru']])
  await checkA11y(page)
})

test('who joins a crew that takes players at once is shown that seat, and sits there after one click', {
  tag: '@phone',
}, async ({ page, openRequest, text }) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  await registerPlayer(page.request)
  const pilot = { roleName: 'Pilot', roleCategory: 'other', slotsNeeded: 1 } as const
  const crew = await postCrew(leader, {
    title: `Open seats ${newWord()}`,
    roles: [pilot, { ...medic, isAtOnce: true }],
    maxCrewSize: 3,
    seatsAtOnce: 'roles',
  })
  await page.goto(`/crew/${crew.id}`)
  await page
    .getByRole('button', { name: text('crews_join'), exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: new RegExp(crew.title) })
  await expect(dialog.getByRole('radio', { name: medic.roleName })).toBeChecked()
  await expect(dialog.getByText(text('boarding_note'))).toBeVisible()
  // Another seat is applied for, and the form says so.
  await dialog.getByRole('radio', { name: pilot.roleName }).check()
  await expect(dialog.getByText(text('boarding_note'))).toBeHidden()
  await expect(dialog.getByRole('button', { name: text('applications_send') })).toBeVisible()
  await dialog.getByRole('radio', { name: medic.roleName }).check()
  await dialog.getByRole('button', { name: text('boarding_take') }).click()
  await expect(dialog).toBeHidden()
  const { viewer } = await (await page.request.get(`/api/crew/${crew.id}`)).json()
  expect([viewer.isMember, viewer.roleId]).toEqual([true, crew.roles[1]?.id])
})

test('a seat that is given at once is the chosen one after signing in for it, and by a tap on it', {
  tag: '@phone',
}, async ({ page, openRequest, text }) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  const [first, second] = [
    { ...medic, roleName: 'Day Medic', isAtOnce: true },
    { ...medic, roleName: 'Night Medic', isAtOnce: true },
  ]
  const crew = await postCrew(leader, {
    title: `Three medics ${newWord()}`,
    roles: [medic, first, second],
    maxCrewSize: 4,
    seatsAtOnce: 'roles',
  })
  await page.goto(`/crew/${crew.id}`)
  const seat = page
    .getByRole('region', { name: text('crew_page_seats'), exact: true })
    .getByRole('listitem')
    .filter({ hasText: second.roleName })
  await seat.getByRole('link', { name: new RegExp(second.roleName) }).click()
  await expect(page).toHaveURL(/[?&]redirect=/)
  const back = new URL(page.url()).searchParams.get('redirect') ?? ''
  await registerPlayer(page.request)
  await page.goto(back)
  const dialog = page.getByRole('dialog', { name: new RegExp(crew.title) })
  const take = dialog.getByRole('button', { name: text('boarding_take') })
  await expect(dialog.getByRole('radio', { name: second.roleName })).toBeChecked()
  await expect(take).toBeVisible()
  await pressEscape(page, dialog)
  await expect(page).toHaveURL(`/crew/${crew.id}`)

  // Not the button beside it, which takes the seat without asking: the picture of the seat, which has no name of its own.
  await seat.locator('button[tabindex="-1"]').click()
  await expect(dialog.getByRole('radio', { name: second.roleName })).toBeChecked()
  await take.click()
  await expect(dialog).toBeHidden()
  const { viewer } = await (await page.request.get(`/api/crew/${crew.id}`)).json()
  expect([viewer.isMember, viewer.roleId]).toEqual([true, crew.roles[2]?.id])
})
