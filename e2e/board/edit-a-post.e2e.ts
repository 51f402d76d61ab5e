/// <reference lib="dom" />
/** A leader changes a post: nothing typed gets lost on the way, and the way back is the way there. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { joinCrew, postCrew } from '../support/crews.ts'
import { openMore } from '../support/folds.ts'
import { checkA11y } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test('a role that is being changed stays open until it is saved or cancelled', async ({ page }) => {
  await registerPlayer(page.request)
  const roles = [
    { roleName: 'Pilot', slotsNeeded: 1 },
    { roleName: 'Gunner', slotsNeeded: 1 },
  ]
  const crew = await postCrew(page.request, { roles })
  await page.goto(`/crew/${crew.id}/edit`)
  const more = (name: string) => page.getByRole('button', { name: `${name}: pay` })
  await more('Pilot').click()
  await page.getByRole('menuitem', { name: 'Edit Pilot' }).click()
  await expect(page.getByLabel('Role name')).toBeFocused()
  await page.getByLabel('Role name').fill('Navigator')
  await expect(page.getByRole('button', { name: 'Custom role' })).toBeDisabled()
  await page.getByRole('button', { name: /MOLE Pilot/ }).click()
  await more('Gunner').click()
  await page.getByRole('menuitem', { name: 'Remove Gunner' }).click()
  await expect(page.getByLabel('Role name')).toBeFocused()
  await expect(page.getByLabel('Role name')).toHaveValue('Navigator')
  await page.getByRole('button', { name: 'Save role' }).click()
  await expect(more('Navigator')).toBeFocused()
})

test('after saving or cancelling the way back leads to the filtered board', async ({ page }) => {
  await registerPlayer(page.request)
  const word = `kestrel${newWord()}`
  await postCrew(page.request, { title: `Mining with ${word}` })
  const board = `/search?search=${word}&activity=mining`
  const edit = async (button: string) => {
    await page.goto(board)
    await page.getByRole('link', { name: `Mining with ${word}`, exact: true }).click()
    await openMore(page)
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByRole('textbox', { name: 'Description' }).first().fill(`Changed, then: ${button}`)
    await page.getByRole('button', { name: button, exact: true }).click()
  }
  const goBack = async () => {
    await expect(page.getByRole('heading', { level: 1, name: `Mining with ${word}` })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the board' }).click()
    await expect(page).toHaveURL(board)
  }
  await edit('Save changes')
  await page.getByRole('link', { name: 'Crew', exact: true }).click()
  await expect(page.getByText('Changed, then: Save changes')).toBeVisible()
  await goBack()
  await edit('Cancel')
  await page.getByRole('button', { name: 'Discard and leave' }).click()
  await goBack()
})

test.describe('a new deployment', () => {
  test.use({ expectedComplaints: [/status of 404/] })
  for (const what of ['an edit', 'a new post']) {
    test(`in the middle of ${what} loses nothing that was typed`, async ({ page }) => {
      await registerPlayer(page.request)
      const crew = await postCrew(page.request)
      await page.goto(what === 'an edit' ? `/crew/${crew.id}/edit` : '/create')
      const title = page.getByLabel('Mission title')
      await title.fill('Half a thought')
      await page.getByRole('button', { name: 'Custom role' }).click()
      await page.getByLabel('Role name').fill('Snack officer')
      // What the button opens is a file of the build before, which is gone.
      await page.route('**/assets/PressedBeacon-*.js', (route) => route.fulfill({ status: 404 }))
      const beacon = page.getByRole('button', { name: 'Light beacon' })
      const [reload] = await Promise.all([
        page.waitForRequest((request) => request.isNavigationRequest()),
        beacon.click(),
      ])
      await reload.response()
      await page.unrouteAll()
      await expect(
        page.getByRole('button', { name: what === 'an edit' ? 'Discard changes' : 'Discard draft' }),
      ).toBeVisible()
      await expect(title).toHaveValue('Half a thought')
      await expect(page.getByLabel('Role name')).toHaveValue('Snack officer')
      await beacon.click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  }

  test('asks first if what was typed could not be saved', async ({ page }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key.includes('crew-form')) throw new DOMException('It is full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await registerPlayer(page.request)
    const crew = await postCrew(page.request)
    await page.goto(`/crew/${crew.id}/edit`)
    const title = page.getByLabel('Mission title')
    await title.fill('Half a thought')
    await page.route('**/assets/PressedBeacon-*.js', (route) => route.fulfill({ status: 404 }))
    const [question] = await Promise.all([
      page.waitForEvent('dialog'),
      page.getByRole('button', { name: 'Light beacon' }).click(),
    ])
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await expect(title).toHaveValue('Half a thought')
  })
})

test('changes are there again after a reload, unless the post was changed elsewhere meanwhile', {
  tag: '@daily',
}, async ({ page, openRequest }) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { roles: [{ roleName: 'Pilot', slotsNeeded: 1 }] })
  await page.goto(`/crew/${crew.id}/edit`)
  const title = page.getByLabel('Mission title')
  await title.fill('Half a thought')
  // A player who takes a seat changes nothing of what the leader has written.
  const member = await openRequest()
  await registerPlayer(member)
  await joinCrew(page.request, member, crew.id)
  await page.reload()
  await expect(title).toHaveValue('Half a thought')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(title).toHaveValue(crew.title)
  await expect(title).toBeFocused()
  await title.fill('Half a thought')
  const data = { title: crew.title, description: 'Changed on the phone.', activity: crew.activity }
  const answer = await page.request.put(`/api/crew-finder/${crew.id}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Description' }).first()).toHaveValue(data.description)
  await expect(title).toHaveValue(crew.title)
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
})

test('a zone is chosen in the form whatever the browser calls it', async ({ page }) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request, { timezone: 'Asia/Calcutta' })
  await page.goto(`/crew/${crew.id}/edit`)
  await page.getByText('Everything else').click()
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Kolkata')
  await page.goto('/search?timezone=asia/calcutta')
  await expect(page.getByRole('link', { name: crew.title, exact: true }).first()).toBeVisible()
})

test('a leader away from the zone of the post sees both clocks', async ({ page }) => {
  await registerPlayer(page.request)
  const scheduledFor = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 16)
  const there = await postCrew(page.request, { timezone: 'Asia/Tokyo', scheduledFor })
  const here = await postCrew(page.request, { timezone: 'Europe/Paris', scheduledFor })
  const time = page.getByRole('region', { name: 'When it starts' })
  await page.goto(`/crew/${there.id}?view=crew`)
  await expect(time).toContainText('Tokyo')
  await checkA11y(page)
  await page.goto(`/crew/${here.id}?view=crew`)
  await expect(time).toBeVisible()
  await expect(time).not.toContainText('Paris')
})
