/** A player finds the crew that flies on their server, in their system and language; a leader says where. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { inHours, postCrew } from '../support/crews.ts'
import { openFold } from '../support/folds.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

const medic = { roleName: 'Field Medic', roleCategory: 'medical', slotsNeeded: 1 } as const
const gunner = { roleName: 'Gunner', roleCategory: 'combat', slotsNeeded: 1 } as const

test('a German EU crew in Pyro with a free medical seat tonight is found in three actions', {
  tag: '@phone',
}, async ({ page, openRequest, language, text }) => {
  const leader = await openRequest()
  await registerPlayer(leader)
  const word = newWord()
  const wanted: Parameters<typeof postCrew>[1] = {
    primaryLanguage: 'de',
    region: 'eu',
    location: 'Ruin Station',
    scheduledFor: inHours(0.1),
    maxCrewSize: 4,
    roles: [medic],
  }
  // Under way, so that it takes place today at any hour of the day.
  const post = async (title: string, changes: Parameters<typeof postCrew>[1] = {}) => {
    const { id } = await postCrew(leader, { ...wanted, title: `${title} ${word}`, ...changes })
    expect((await leader.post(`/api/crew/${id}/start`)).ok()).toBe(true)
  }
  await post('Wanted')
  await post('Of any region', { region: null })
  await post('In English', { primaryLanguage: 'en' })
  await post('In America', { region: 'us' })
  await post('In Stanton', { location: 'Orison' })
  await post('Without a medic', { roles: [gunner], maxCrewSize: 2 })
  await postCrew(leader, { ...wanted, title: `Later ${word}`, scheduledFor: inHours(30) })

  const europe = language === 'de' ? 'Europa' : 'Europe'
  await page.goto('/search')
  let actions = 0
  const act = async (step: Promise<unknown>) => {
    actions += 1
    await step
  }
  const search = page.getByRole('searchbox', { name: text('board_search') })
  await act(search.click())
  await act(
    search.fill(
      language === 'de'
        ? 'Deutsche EU Crew in Pyro mit freiem Platz für Sanitäter heute Abend'
        : 'German EU crew in Pyro with a free medical seat tonight',
    ),
  )
  const all = page.getByRole('button', { name: text('regions_offers_all') })
  await expect(all).toBeVisible()
  // The list before is faded until the answer is there.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await checkA11y(page)
  await noSidewaysScroll(page)
  await expect(
    page.getByRole('group', { name: text('regions_offers'), exact: true }).getByRole('button'),
  ).toHaveCount(6)
  await act(all.click())

  const found = page.getByRole('article').filter({ hasText: word })
  await expect(found.getByRole('heading')).toHaveText([`Wanted ${word}`, `Of any region ${word}`])
  expect(actions).toBeLessThanOrEqual(5)
  await expect(page).toHaveURL(/region=eu/)
  await expect(page).toHaveURL(/system=Pyro/)
  await expect(search).toHaveValue('')
  await expect(found.first()).toContainText(europe)
  await expect(found.last()).not.toContainText(europe)
  await noSidewaysScroll(page)
})

test('every filter about the place is in the address, has a tag and goes with it', {
  tag: '@phone',
}, async ({ page, isMobile, text }) => {
  await page.goto('/search')
  if (isMobile) await page.getByRole('button', { name: text('board_filters') }).click()
  await page.getByText(text('board_more_filters'), { exact: true }).click()
  await page.getByRole('radio', { name: 'US', exact: true }).click({ force: true })
  await page.getByRole('radio', { name: /^PTU/ }).click({ force: true })
  await page.getByRole('combobox', { name: text('regions_system') }).selectOption('Nyx')
  await page.getByRole('combobox', { name: text('board_timezone') }).selectOption('Europe/Berlin')
  await page.getByRole('radio', { name: /3 h$/ }).click({ force: true })
  await expect(page).toHaveURL(/hoursApart=3/)
  // Until the new results are there, those before are faint.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await checkA11y(page)
  if (isMobile) await page.keyboard.press('Escape')
  const tags = page.getByRole('list', { name: text('board_active_filters') })
  await expect(tags.getByRole('listitem')).toContainText(['USA', 'PTU', 'Nyx', 'Berlin ±3 h'])
  await page.reload()
  await expect(tags.getByRole('listitem')).toHaveCount(4)
  await tags.getByRole('button').last().click()
  await expect(page).not.toHaveURL(/hoursApart|timezone/)
  await expect(page).toHaveURL(/region=us/)
})

test('the one region of a profile is that of a new post, whose places are completed', async ({
  page,
  text,
}) => {
  await registerPlayer(page.request)
  await page.goto('/profile?tab=settings')
  await page.getByRole('checkbox', { name: 'Europe', exact: true }).check({ force: true })
  await page.getByRole('button', { name: text('profiles_save'), exact: true }).click()
  await expect(page.getByText(text('profiles_saved'))).toBeVisible()

  await page.goto('/create')
  await page.getByText(text('editor_rest'), { exact: true }).click()
  await expect(page.getByLabel(text('crews_region'))).toHaveValue('eu')
  const place = page.locator('[name="location"]')
  const listId = await place.getAttribute('list')
  await expect(page.locator(`[id="${listId}"] option[value="Orison"]`)).toHaveAttribute(
    'label',
    'Orison, Crusader, Stanton',
  )
  const title = `Clouds ${newWord()}`
  await page.getByLabel(text('editor_title')).fill(title)
  await page.getByLabel(text('editor_description')).fill('Above them.')
  await page.getByLabel(text('crews_activity'), { exact: true }).selectOption('mining')
  await place.fill('Behind Orison')
  await page
    .getByRole('button', { name: text('editor_create') })
    .first()
    .click()
  await expect(page).toHaveURL('/search')
  await page.goto(`/search?system=stanton&search=${title.split(' ')[1]}`)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('link', { name: text('crew_page_view_crew'), exact: true }).click()
  const details = await openFold(page, text('crew_page_details'))
  await expect(details.getByRole('definition').filter({ hasText: 'Europe' })).toBeVisible()
})
