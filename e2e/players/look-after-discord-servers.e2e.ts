/** A player looks after what they have set up in a Discord server. */

import { newWord } from '#server/testing/factories/unique-words.ts'
import { discordIdOf } from '#server/testing/fakes/discord-oauth.ts'
import { m } from '#texts'
import { postCrew } from '../support/crews.ts'
import { discordCalls } from '../support/discord.ts'
import { openFold } from '../support/folds.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'

const newGuild = (): string => `${Date.now()}${Math.floor(Math.random() * 10_000)}`

test('a channel that follows a search is in the settings of who set it up, and ends there', {
  tag: '@phone',
}, async ({ page, openRequest, text, language }) => {
  const name = `nova.${newWord()}`
  await page.goto('/register')
  await page.getByRole('link', { name: text('discord_continue') }).click()
  await page.getByLabel('Discord name').fill(name)
  await page.getByLabel('Confirmed address').fill(`${name}@discord.example`)
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.getByRole('checkbox', { name: new RegExp(text('auth_register_terms_accept')) }).check()
  await page.getByRole('button', { name: text('auth_register_submit') }).click()
  await expect(page.getByText(text('shell_registered'))).toBeVisible()

  const guild = newGuild()
  const doing = { by: discordIdOf(name), guild, channel: `1${guild}`, permissions: String(1n << 5n) }
  const { command } = discordCalls(await openRequest())
  expect((await command(doing, 'crew follow', { language: 'de' })).status).toBe(200)

  await page.goto('/settings')
  await page.getByRole('link', { name: text('discord_servers_title') }).click()
  await expect(page.getByRole('heading', { name: `Server ${guild}` })).toBeVisible()
  const search = language === 'de' ? 'Deutsch' : 'German'
  const row = page.getByRole('listitem').filter({ hasText: search })
  await expect(row.getByRole('link', { name: `#channel-1${guild}` })).toHaveAttribute(
    'href',
    `https://discord.com/channels/${guild}/1${guild}`,
  )
  await expect(page.getByRole('link', { name: text('discord_servers_add') })).toHaveAttribute(
    'href',
    /^https:\/\/discord\.com\/oauth2\/authorize\?client_id=\d+&scope=bot\+applications\.commands&permissions=274877926400$/,
  )
  await checkA11y(page)
  await noSidewaysScroll(page)

  const crew = await postCrew(page.request)
  await page.goto(`/crew/${crew.id}?view=crew`)
  await openFold(page, text('crew_page_share'))
  await page.getByRole('button', { name: text('webhooks_title'), exact: true }).click()
  const webhook = page.getByRole('dialog', { name: text('webhooks_title') })
  await expect(
    webhook.getByText(m.discord_servers_there_crew({ servers: `Server ${guild}` }, { locale: language })),
  ).toBeVisible()
  await checkA11y(page)

  await page.goto('/settings/discord')
  await row.getByRole('button').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: text('discord_servers_end'), exact: true }).click()
  await expect(page.getByText(text('discord_servers_ended'))).toBeVisible()
  await expect(page.getByText(text('discord_servers_no_follows'))).toBeVisible()
})

test('who has linked no account is led to that, and finds no such page in the list', async ({
  page,
  text,
}) => {
  await registerPlayer(page.request)
  await page.goto('/settings/discord')
  await expect(page.getByRole('link', { name: text('discord_servers_link') })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: text('settings_title') }).getByRole('link', {
      name: text('discord_servers_title'),
    }),
  ).toHaveCount(0)
  await checkA11y(page)
})

test('where the operator has not set up the app, neither settings nor a crew speak of it', async ({
  page,
  text,
}) => {
  await page.route(/\/(settings\/discord|crew\/\d+)(\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"discordAppUrl":"[^"]*"/, '"discordAppUrl":null')
    await route.fulfill({ response, body })
  })
  await registerPlayer(page.request)
  await page.goto('/settings/discord')
  await expect(page.getByRole('heading', { name: text('settings_title') })).toBeVisible()
  await expect(page.getByText(text('discord_servers_title'))).toHaveCount(0)
  await expect(page.getByRole('link', { name: text('discord_servers_add') })).toHaveCount(0)

  const { id } = await postCrew(page.request)
  await page.goto(`/crew/${id}?view=crew`)
  await openFold(page, text('crew_page_share'))
  await page.getByRole('button', { name: text('webhooks_title'), exact: true }).click()
  const webhook = page.getByRole('dialog', { name: text('webhooks_title') })
  await expect(webhook.getByLabel(text('webhooks_address'))).toBeVisible()
  await expect(webhook.getByRole('link', { name: text('discord_servers_add') })).toHaveCount(0)
})
