/** A player brings the fleet along that another program has listed, and takes it away again. */
import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { m } from '#texts'
import { addToFleet, listShips } from '../support/fleets.ts'
import { noSidewaysScroll, readsWell } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

const fileOf = (list: unknown, name = 'shiplist.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof list === 'string' ? list : JSON.stringify(list)),
})

test('a fleet of 60 ships is imported in four actions', { tag: '@phone' }, async ({
  page,
  language,
  text,
}) => {
  await registerPlayer(page.request)
  // As a hangar exporter writes them, with makers in front of some names.
  const list = (await listShips(page.request)).slice(0, 60).map(({ name, manufacturer }, i) => ({
    name: i % 2 === 0 ? name : `${manufacturer} ${name}`,
    manufacturer_code: 'XXXX',
    lti: true,
    ...(i < 5 && { shipName: `Number ${i}` }),
  }))
  await page.goto('/profile')
  let actions = 0
  const act = async (action: Promise<void>) => {
    actions += 1
    await action
  }
  await act(page.getByRole('link', { name: new RegExp(`^${text('profiles_tab_fleet')}`) }).click())
  await act(page.getByRole('button', { name: text('fleet_import'), exact: true }).click())
  await act(page.getByLabel(text('fleet_import_file')).setInputFiles(fileOf(list)))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox')).toHaveCount(60)
  await noSidewaysScroll(page)
  await act(
    dialog.getByRole('button', { name: m.fleet_import_store({ count: 60 }, { locale: language }) }).click(),
  )
  await expect(page.getByText(m.fleet_import_done({ count: 60 }, { locale: language }))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(60)
  await expect(page.getByRole('heading', { name: 'Number 3', exact: true })).toBeVisible()
  expect(actions).toBe(4)
})

test('a pasted list shows what is meant, what is there already and what is unknown before it is stored', {
  tag: '@phone',
}, async ({ page, language, text }) => {
  await registerPlayer(page.request)
  await addToFleet(page.request, 'MOLE')
  await page.goto('/profile?tab=fleet')
  const importButton = page.getByRole('button', { name: text('fleet_import'), exact: true })
  await importButton.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(text('fleet_import_file'))).toBeFocused()
  const list = dialog.getByLabel(text('fleet_import_paste'))
  const proceed = dialog.getByRole('button', { name: text('fleet_import_read') })
  await expect(proceed).toBeDisabled()
  await list.fill('Name,Ship name\nMOLE,\nMOLE,\nGladius,www.ships.example\nCutlas Blak,\nMillennium Falcon,')
  await readsWell(page)
  await proceed.click()

  const mole = dialog.getByRole('checkbox', { name: /MOLE/ })
  await expect(mole).toBeChecked()
  await expect(
    dialog.getByText(m.fleet_import_owned_some({ owned: 1, count: 2 }, { locale: language })),
  ).toBeVisible()
  await expect(dialog.getByText(text('fleet_import_name_refused'))).toBeVisible()
  await expect(dialog.getByText('Millennium Falcon')).toBeVisible()
  const store = (count: number) =>
    dialog.getByRole('button', { name: m.fleet_import_store({ count }, { locale: language }), exact: true })
  await expect(store(2)).toBeVisible()
  await dialog.getByLabel('Cutlas Blak').selectOption({ label: 'Cutlass Black' })
  await expect(store(3)).toBeVisible()
  await mole.uncheck()
  await readsWell(page)
  // Nothing of the list is lost on the way back.
  await dialog.getByRole('button', { name: text('fleet_import_back') }).click()
  await expect(list).toHaveValue(/Millennium Falcon/)
  await proceed.click()
  await dialog.getByLabel('Cutlas Blak').selectOption({ label: 'Cutlass Black' })
  await store(3).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: text('fleet_title'), exact: true })).toBeFocused()

  await importButton.click()
  await list.fill('Name\nMOLE\nMOLE\nGladius')
  await proceed.click()
  await expect(dialog.getByText(m.fleet_import_none({ room: 196 }, { locale: language }))).toBeVisible()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test.describe('a list that cannot be used', () => {
  test.use({ expectedComplaints: [/status of 400/] })

  test('is refused in the player’s language, and what was pasted stays', async ({ page, text }) => {
    await registerPlayer(page.request)
    await page.goto('/profile?tab=fleet')
    await page.getByRole('button', { name: text('fleet_import'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    const alert = dialog.getByRole('alert')
    const file = dialog.getByLabel(text('fleet_import_file'))
    await file.setInputFiles(fileOf('x'.repeat(1024 * 1024 + 1)))
    await expect(alert).toContainText('1 MB')
    await file.setInputFiles(fileOf('[[[[[[[[[[[[]]]]]]]]]]]]'))
    await expect(alert).toContainText('cannot be read')
    const list = dialog.getByLabel(text('fleet_import_paste'))
    await list.fill('Price,Bought\n12,2950')
    await dialog.getByRole('button', { name: text('fleet_import_read') }).click()
    await expect(alert).toContainText('no names of ships')
    await expect(list).toHaveValue('Price,Bought\n12,2950')
  })
})

test('a fleet is exported as JSON and CSV', async ({ page, text }) => {
  await registerPlayer(page.request)
  await addToFleet(page.request, 'MOLE', 'Second Helping')
  await page.goto('/profile?tab=fleet')
  const download = async (link: Locator) => {
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')]
  }
  expect(await download(page.getByRole('link', { name: text('fleet_export_json') }))).toEqual([
    'crewbeacon-fleet.json',
    JSON.stringify([{ name: 'MOLE', manufacturer: 'Argo Astronautics', shipName: 'Second Helping' }]),
  ])
  expect(await download(page.getByRole('link', { name: text('fleet_export_csv') }))).toEqual([
    'crewbeacon-fleet.csv',
    '\ufeffname,manufacturer,shipName\r\nMOLE,Argo Astronautics,Second Helping\r\n',
  ])
})
