/** Players bring ships of their fleets: the leader sees them when deciding, everyone sees them aboard. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { postCrew } from '../support/crews.ts'
import { addToFleet } from '../support/fleets.ts'
import { openFold } from '../support/folds.ts'
import { openListening } from '../support/live.ts'
import { noSidewaysScroll, readsWell } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test('the ship of an applicant is seen by the leader and comes aboard, where it can be changed', {
  tag: '@phone',
}, async ({ page, openPage, language, text }) => {
  const leader = await openPage()
  await registerPlayer(leader.request)
  const roles = [{ roleName: 'Pilot', slotsNeeded: 1 }]
  const crew = await postCrew(leader.request, { title: `Convoy ${newWord()}`, maxCrewSize: 4, roles })
  await registerPlayer(page.request)
  await addToFleet(page.request, 'MOLE', 'Second Helping')
  await addToFleet(page.request, 'Arrow')

  await page.goto(`/crew/${crew.id}`)
  const aboard = page.getByRole('region', { name: text('ships_aboard') })
  await expect(aboard).toBeHidden()
  await page.getByRole('button', { name: /Pilot/ }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text('applications_message')).fill('With lasers.')
  const choice = dialog.getByLabel(text('ships_bring'))
  await expect(choice).toHaveValue('')
  await choice.selectOption({ label: 'MOLE (Second Helping)' })
  await readsWell(page)
  await dialog.getByRole('button', { name: text('applications_send') }).click()
  await expect(dialog).toBeHidden()

  await openListening(leader, `/crew/${crew.id}`)
  const brings = m.ships_brings({ ship: 'MOLE (Second Helping)', crew: 4, scu: '96' }, { locale: language })
  await expect(leader.getByText(brings).first()).toBeVisible()
  await leader
    .getByRole('button', { name: new RegExp(text('applications_accept'), 'i') })
    .first()
    .click()

  await leader.getByRole('link', { name: text('crew_page_view_crew'), exact: true }).click()

  // Without a reload the member sees the ship, and chooses another one.
  await openFold(page, text('ships_aboard'))
  await expect(aboard.getByText('Second Helping', { exact: true })).toBeVisible()
  const totals = { scu: '96', seats: '4', ships: m.fleet_ships({ count: 1 }, { locale: language }) }
  await expect(page.getByText(m.fleet_totals(totals, { locale: language }))).toBeVisible()
  await readsWell(page)
  await aboard.getByLabel(text('ships_bring')).selectOption({ label: 'Arrow' })
  await expect(aboard.getByRole('listitem')).toContainText(['Anvil Aerospace'])
  await openFold(leader, text('ships_aboard'))
  await expect(leader.getByRole('region', { name: text('ships_aboard') })).toContainText('Arrow')

  // Everyone else sees it, and has nothing to choose.
  const guest = await openPage()
  await guest.goto(`/crew/${crew.id}`)
  await openFold(guest, text('ships_aboard'))
  const seen = guest.getByRole('region', { name: text('ships_aboard') })
  await expect(seen.getByText('Arrow')).toBeVisible()
  await expect(seen.getByRole('combobox')).toHaveCount(0)

  await aboard.getByLabel(text('ships_bring')).focus()
  await aboard.getByLabel(text('ships_bring')).selectOption({ label: text('ships_bring_none') })
  await expect(aboard.getByRole('listitem')).toHaveCount(0)
  await expect(aboard.getByLabel(text('ships_bring'))).toBeFocused()
  await noSidewaysScroll(page)

  // Players without a fleet are asked nothing.
  await registerPlayer(guest.request)
  await guest.goto(`/crew/${crew.id}`)
  await guest
    .getByRole('button', { name: text('applications_apply') })
    .filter({ visible: true })
    .first()
    .click()
  await expect(guest.getByRole('dialog').getByLabel(text('applications_message'))).toBeVisible()
  await expect(guest.getByRole('dialog').getByLabel(text('ships_bring'))).toHaveCount(0)
})
