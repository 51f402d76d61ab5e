/** Those aboard talk: the newest line at the bottom, live, with mentions and a mark for what is new. */
import type { Page } from '@playwright/test'
import { m } from '#texts'
import { joinCrew, postCrew } from '../support/crews.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { type Locale, textsOf } from '../support/texts.ts'

const chatOf = (page: Page, locale: Locale) => {
  const text = textsOf(locale)
  const region = page.getByRole('region', { name: text('discussions_title') })
  return {
    region,
    log: region.getByRole('log'),
    lines: region.getByRole('log').getByRole('article'),
    field: region.getByLabel(text('chat_message'), { exact: true }),
    crew: region.getByRole('radio', { name: text('discussions_crew') }),
  }
}

const isAtItsEnd = (element: HTMLElement | SVGElement) =>
  element.scrollHeight - element.scrollTop - element.clientHeight < 4

test('two members talk, and one mentions the other by name', { tag: '@phone' }, async ({
  page,
  openPage,
  language,
  text,
}) => {
  const { username: leaderName } = await registerPlayer(page.request)
  const crew = await postCrew(page.request, { maxCrewSize: 4 })
  const member = await openPage()
  const { username } = await registerPlayer(member.request)
  await joinCrew(page.request, member.request, crew.id)
  for (const each of [page, member]) await openListening(each, `/crew/${crew.id}?view=crew`)
  const [leading, aboard] = [chatOf(page, language), chatOf(member, language)]

  // Shift and Enter begin a new line, Enter sends, and the field stays ready.
  await leading.field.pressSequentially('Hangar 4')
  await leading.field.press('Shift+Enter')
  await leading.field.pressSequentially('https://example.org/map')
  await leading.field.press('Enter')
  await expect(leading.field).toHaveValue('')
  await expect(leading.field).toBeFocused()
  await expect(aboard.lines).toHaveCount(1)
  await expect(aboard.log.getByRole('link', { name: 'https://example.org/map' })).toBeVisible()

  // What is typed while a line is on its way stays.
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/comments', async (route) => {
    await released
    await route.continue()
  })
  await leading.field.pressSequentially('On my way')
  await leading.field.press('Enter')
  await leading.field.pressSequentially('And you?')
  release()
  await expect(aboard.lines).toHaveCount(2)
  await expect(leading.field).toHaveValue('And you?')
  await page.unroute('**/comments')
  await leading.field.fill('')

  await leading.field.pressSequentially(`Fuel, @${username.slice(0, 4).toLowerCase()}`)
  const choice = page.getByRole('listbox', { name: text('chat_mention') })
  await expect(choice.getByRole('option', { name: username })).toBeVisible()
  await checkA11y(page)
  await leading.field.press('Escape')
  await expect(choice).toBeHidden()
  await leading.field.press('Backspace')
  // By their usernames several may begin alike: the arrow keys choose.
  while ((await choice.getByRole('option', { selected: true }).textContent())?.includes(username) !== true)
    await leading.field.press('ArrowDown')
  await leading.field.press('Enter')
  await expect(leading.field).toHaveValue(`Fuel, @${username} `)
  await leading.field.press('Enter')
  await expect(aboard.lines.last().getByRole('link', { name: `@${username}` })).toHaveAttribute(
    'href',
    /profile/,
  )
  await expect(aboard.lines.last()).toContainText(leaderName)
  await noSidewaysScroll(member)
})

test('what came since the last visit has a line above it, and counts as unread until it is seen', async ({
  page,
  openPage,
  language,
  text,
}) => {
  await registerPlayer(page.request)
  const crew = await postCrew(page.request)
  const member = await openPage()
  await registerPlayer(member.request)
  await joinCrew(page.request, member.request, crew.id)
  const say = async (line: string) => {
    const data = { text: line, channel: 'crew' }
    expect((await page.request.post(`/api/crew/${crew.id}/comments`, { data })).status()).toBe(201)
  }
  for (let i = 1; i <= 32; i += 1) await say(`Line ${i}.`)
  const aboard = chatOf(member, language)
  await openListening(member, `/crew/${crew.id}#crew-discussion`)
  await expect(aboard.lines.last()).toHaveText(/Line 32\./)
  await expect.poll(() => aboard.log.evaluate(isAtItsEnd)).toBe(true)
  await expect(aboard.log.getByText('Line 1.', { exact: true })).toBeHidden()
  await aboard.region.getByRole('button', { name: text('chat_older') }).click()
  await expect(aboard.log.getByText('Line 1.', { exact: true })).toBeAttached()

  await member.goto('/search')
  await say('While you were away.')
  await member.goto(`/crew/${crew.id}`)
  await expect(aboard.crew).toHaveAccessibleName(
    new RegExp(m.chat_unread({ count: 1 }, { locale: language })),
  )
  await aboard.field.scrollIntoViewIfNeeded()
  await expect(aboard.crew).not.toHaveAccessibleName(/\d/)
  await expect(aboard.log.getByText(text('chat_new'), { exact: true })).toBeVisible()
  await member.reload()
  await expect(aboard.lines.last()).toHaveText(/While you were away/)
  await expect(aboard.log.getByText(text('chat_new'), { exact: true })).toBeHidden()
})
