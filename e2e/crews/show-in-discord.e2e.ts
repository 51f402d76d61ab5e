/** A leader shows their crew in a Discord channel. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { postCrew } from '../support/crews.ts'
import { messagesIn, newWebhookId } from '../support/discord.ts'
import { openFold } from '../support/folds.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

test('a leader connects a channel, which follows the crew, and disconnects it', { tag: '@phone' }, async ({
  page,
  text,
  language,
}) => {
  await registerPlayer(page.request)
  // The message is in the language that its player has chosen.
  await page.request.put('/api/account/language', { data: { language } })
  const title = `Halo ${newWord()}`
  const { id } = await postCrew(page.request, { title, maxCrewSize: 4 })
  const webhookId = newWebhookId()
  const address = `https://discord.com/api/webhooks/${webhookId}/secret-token`
  await page.goto(`/crew/${id}?view=crew`)
  await openFold(page, text('crew_page_share'))
  await page.getByRole('button', { name: text('webhooks_title'), exact: true }).click()
  const panel = page.getByRole('dialog', { name: text('webhooks_title') })
  const field = panel.getByLabel(text('webhooks_address'))
  const connect = panel.getByRole('button', { name: text('webhooks_connect'), exact: true })

  await expect(panel.getByRole('link', { name: text('discord_servers_add') })).toBeVisible()
  await field.fill('https://discord.gg/halo')
  await connect.click()
  await expect(field).toHaveAccessibleDescription(/https:\/\/discord\.com\/api\/webhooks\/…/)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('https://discord.gg/halo')

  await field.fill(address)
  await connect.click()
  const [shownSince = ''] = m.webhooks_since({ date: '\0' }, { locale: language }).split('\0')
  await expect(panel.getByRole('status')).toContainText(shownSince)
  await expect(field).toBeHidden()
  expect(await messagesIn(webhookId)).toMatchObject([{ title, url: expect.stringContaining(`/crew/${id}`) }])
  expect(await page.content()).not.toContain('secret-token')
  await checkA11y(page)
  await noSidewaysScroll(page)

  await page.request.post(`/api/crew/${id}/start`)
  await expect
    .poll(async () => (await messagesIn(webhookId)).map(({ description }) => description))
    .toEqual([expect.stringContaining(text('crews_status_in_progress'))])

  const disconnect = panel.getByRole('button', { name: text('webhooks_disconnect'), exact: true })
  await disconnect.click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: text('webhooks_disconnect'), exact: true }).click()
  await expect(page.getByText(text('webhooks_disconnected'))).toBeVisible()
  await expect(field).toBeVisible()
})

test('a player shows what a saved search finds in a channel', { tag: '@phone' }, async ({
  page,
  openRequest,
  text,
  language,
}) => {
  await registerPlayer(page.request)
  const word = newWord()
  const saved = await page.request.post('/api/account/searches', {
    data: { search: word },
    headers: { 'accept-language': language },
  })
  const { name } = await saved.json()
  const webhookId = newWebhookId()
  await page.goto('/searches')
  await page.getByRole('button', { name: m.webhooks_search_open({ name }, { locale: language }) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(text('webhooks_search_text'))).toBeVisible()
  await checkA11y(page)
  await noSidewaysScroll(page)
  await dialog
    .getByLabel(text('webhooks_address'))
    .fill(`https://discord.com/api/webhooks/${webhookId}/secret-token`)
  await dialog.getByRole('button', { name: text('webhooks_connect'), exact: true }).click()
  await expect(dialog.getByRole('button', { name: text('webhooks_disconnect'), exact: true })).toBeVisible()

  const leader = await openRequest()
  await registerPlayer(leader)
  await postCrew(leader, { title: `Halo ${word}` })
  await expect
    .poll(async () => (await messagesIn(webhookId)).map(({ title }) => title))
    .toEqual([`Halo ${word}`])
})
