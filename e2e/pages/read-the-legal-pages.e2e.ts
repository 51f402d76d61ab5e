/// <reference lib="dom" />
/** The legal pages: German first, an English translation at hand, links that lead somewhere. */
import { noSidewaysScroll } from '../support/page-checks.ts'
import { expect, test } from '../support/test.ts'

const pages = [
  { path: '/legal/impressum', german: 'Impressum', english: 'Legal notice', sections: 6 },
  { path: '/legal/privacy', german: 'Datenschutz', english: 'Privacy', sections: 10 },
  { path: '/legal/terms', german: 'Nutzungsbedingungen', english: 'Terms of use', sections: 9 },
  {
    path: '/legal/rules',
    german: 'Regeln für die Crew-Suche',
    english: 'Rules for finding a crew',
    sections: 10,
  },
] as const

test('the legal pages are in German, with a translation behind a button', async ({ page, text }) => {
  for (const { path, german, english, sections } of pages) {
    await page.goto(path)
    const article = page.getByRole('article')
    await expect(article.getByRole('heading', { level: 1, name: german, exact: true })).toBeVisible()
    await expect(article).toHaveAttribute('lang', 'de')
    await expect(article.getByRole('heading', { level: 2 })).toHaveCount(sections)
    await noSidewaysScroll(page)

    await page.getByRole('link', { name: text('legal_show_english') }).click()
    await expect(article.getByRole('heading', { level: 1, name: english, exact: true })).toBeVisible()
    await expect(article).toHaveAttribute('lang', 'en')
    await expect(article.getByRole('heading', { level: 2 })).toHaveCount(sections)
    await expect(page).toHaveURL(`${path}?translation=en`)
  }
})
