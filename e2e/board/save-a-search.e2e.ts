/** A player saves a search, and gets a notice of the next post that matches it. */
import { activityNames } from '#contract/crews/activity-names.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'
import { m } from '#texts'
import { postCrew } from '../support/crews.ts'
import { openListening } from '../support/live.ts'
import { checkA11y, noSidewaysScroll } from '../support/page-checks.ts'
import { registerPlayer } from '../support/players.ts'
import { openSignIn, signIn } from '../support/sessions.ts'
import { expect, test, waitUntilInteractive } from '../support/test.ts'

test('a player says "Tell me" on the board, and is told of the next post that fits', {
  tag: '@daily',
}, async ({ page, openRequest, text, language }) => {
  await registerPlayer(page.request)
  const word = newWord()
  await page.goto('/search')
  const tellMe = page.getByRole('button', { name: text('searches_tell_me_label') })
  await expect(tellMe).toHaveCount(0)
  await openListening(page, `/search?search=${word}&activity=mining`)
  await tellMe.press('Enter')
  const name = `${m.board_tag_search({ search: word }, { locale: language })} · ${activityNames.mining[language]}`
  await expect(page.getByText(text('searches_saved'), { exact: true })).toBeVisible()
  await expect(page.getByText(name)).toBeVisible()
  const saved = page.getByRole('link', { name: text('searches_is_saved_label') })
  await expect(saved).toBeFocused()
  await checkA11y(page)
  await noSidewaysScroll(page)

  await saved.click()
  await expect(page).toHaveURL('/searches')
  const row = page.getByRole('listitem').filter({ hasText: word })
  await expect(row).toContainText(text('searches_found_none'))
  const leader = await openRequest()
  await registerPlayer(leader)
  const crew = await postCrew(leader, { title: `Halo ${word}`, activity: 'mining' })
  // Within ten seconds, without a reload.
  await expect(row).not.toContainText(text('searches_found_none'), { timeout: 10_000 })
  await checkA11y(page)
  await noSidewaysScroll(page)

  await row.getByRole('link', { name }).click()
  await expect(page.getByRole('article').filter({ hasText: crew.title })).toBeVisible()
  await page.goto('/notices')
  await expect(page.getByRole('main')).toContainText(crew.title)

  await page.goto('/searches')
  await row.getByRole('button', { name: new RegExp(`^${text('searches_delete')}`) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('searches_delete'), exact: true })
    .click()
  await expect(page.getByText(text('searches_empty'))).toBeVisible()
})

test('a guest who says "Tell me" signs in and comes back to the same search', async ({
  page,
  openRequest,
  text,
}) => {
  const player = await registerPlayer(await openRequest())
  await page.goto('/search?activity=racing')
  await page.getByRole('link', { name: text('searches_tell_me_label') }).click()
  await expect(page, 'a browser that nobody signed in with').toHaveURL(/register/)
  await openSignIn({ page, text })
  await signIn({ page, text }, player)
  await expect(page).toHaveURL('/search?activity=racing')
  await expect(page.getByRole('button', { name: text('searches_tell_me_label') })).toBeVisible()
})

test('a guest on a board without any crew can ask to be told of the first ones', async ({
  page,
  text,
  language,
}) => {
  // The board of another word, where nothing is found.
  await page.route('**/api/crew-finder*', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('search', newWord())
    await route.continue({ url: url.href })
  })
  await page.goto('/legal/terms')
  await waitUntilInteractive(page)
  await page
    .getByRole('link', { name: text('shell_find_crew') })
    .first()
    .click()
  await expect(page.getByText(text('board_empty')).first()).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: text('home_tell_first') })
    .click()
  await expect(page).toHaveURL(/\/register\?redirect=/)
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`/search?languages=${language}`)
})

test('the board leads to a feed that is well-formed XML, whatever players write', async ({
  page,
  openRequest,
  text,
}) => {
  const word = newWord()
  const leader = await openRequest()
  await registerPlayer(leader)
  const title = `</title> <b>& "${word}" ]]> 🚀`
  await postCrew(leader, { title, description: '<![CDATA[ & <x/> \u202e' })
  await page.goto(`/search?search=${word}`)
  const link = page.getByRole('link', { name: text('searches_feed') })
  const address = await link.getAttribute('href')
  const found = await page.evaluate(async (address) => {
    const hint = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]')
    const answer = await fetch(address)
    const feed = new DOMParser().parseFromString(await answer.text(), 'application/xml')
    return {
      hint: hint && new URL(hint.href).pathname + new URL(hint.href).search,
      errors: feed.querySelectorAll('parsererror').length,
      titles: [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent),
    }
  }, address ?? '')
  expect(found).toEqual({ hint: address, errors: 0, titles: [title] })
})
