/** What search engines, reader modes and browsers without JavaScript get: whole pages, and links between them. */
import { newWord } from '#server/testing/factories/unique-words.ts'
import { inHours, postCrew } from '../support/crews.ts'
import { registerPlayer } from '../support/players.ts'
import { expect, test } from '../support/test.ts'
import { locales, textsOf } from '../support/texts.ts'

for (const locale of locales) {
  test(`without JavaScript the public pages can be read (${locale})`, { tag: '@daily' }, async ({
    browser,
    request,
  }) => {
    await registerPlayer(request)
    const word = `plain${newWord()}`
    const crew = await postCrew(request, { title: `Reading ${word}`, scheduledFor: inHours(5) })
    const say = textsOf(locale)
    const context = await browser.newContext({ javaScriptEnabled: false, locale })
    const page = await context.newPage()
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(heading(say('home_heading'))).toBeVisible()
    const departures = page.getByRole('region', { name: say('home_departures') })
    await expect(departures.getByRole('list').getByRole('link')).toHaveCount(5)
    await expect(departures).toContainText(/\d\d:\d\d UTC/)

    await page.goto(`/search?search=${word}`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByText(say('board_subtitle_utc'))).toBeVisible()
    await expect(page.getByRole('button', { name: say('board_pause') }), 'nothing updates').toBeHidden()
    await page.getByRole('link', { name: crew.title, exact: true }).click()
    await expect(page).toHaveURL(`/crew/${crew.id}`)
    await expect(heading(crew.title)).toBeVisible()
    await expect(page.getByText(crew.description)).toBeVisible()
    await expect(page.getByText(say('crew_page_utc_time'))).toBeVisible()

    await page.goto(`/profile/${crew.authorId}`)
    await expect(heading(crew.authorName)).toBeVisible()
    await page.goto('/legal/privacy')
    await expect(heading('Datenschutz')).toBeVisible()
    await context.close()
  })
}
