/** The heads of all pages that are not about one crew or player. */
import { defaultSite } from '#contract/wire/site.ts'
import { m } from '#texts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import * as impressum from '#web/features/legal/documents/impressum.de.ts'
import * as impressumInEnglish from '#web/features/legal/documents/impressum.en.ts'
import * as privacy from '#web/features/legal/documents/privacy.de.ts'
import * as privacyInEnglish from '#web/features/legal/documents/privacy.en.ts'
import * as rules from '#web/features/legal/documents/rules.de.ts'
import * as rulesInEnglish from '#web/features/legal/documents/rules.en.ts'
import * as terms from '#web/features/legal/documents/terms.de.ts'
import * as termsInEnglish from '#web/features/legal/documents/terms.en.ts'
import { paths } from '#web/paths.ts'
import { limits, type PageHead, pageTitle, siteImage } from './page-head.ts'
import { plainText } from './plain-text.ts'

export const homeHead = (): PageHead => ({
  title: m.shell_site_title({ about: m.home_title() }),
  description: m.head_home(),
  canonicalPath: paths.home,
  image: siteImage(),
  type: 'website',
})

/** The board of each activity has an address of its own; a view or an order shows the same posts. */
const listedKeys: readonly string[] = ['activity', 'view', 'sort'] satisfies (keyof BoardSearch)[]

/** Search engines list the board and the board of each activity, but no other filters and pages of them. */
export const boardHead = (search: BoardSearch): PageHead => {
  const { activity } = search
  const isListed = Object.entries(search).every(
    ([key, value]) => value === undefined || listedKeys.includes(key),
  )
  return {
    title: pageTitle(m.board_title()),
    description: activity ? m.head_board_activity({ activity: activityLabel(activity) }) : m.head_board(),
    ...(isListed && { canonicalPath: activity ? `${paths.search}?activity=${activity}` : paths.search }),
    image: siteImage(),
    type: 'website',
  }
}

const legalPages = {
  impressum: { path: paths.impressum, de: impressum.impressum, en: impressumInEnglish.impressum },
  privacy: { path: paths.privacy, de: privacy.privacy, en: privacyInEnglish.privacy },
  terms: { path: paths.terms, de: terms.terms, en: termsInEnglish.terms },
  rules: { path: paths.rules, de: rules.rules, en: rulesInEnglish.rules },
}

/** Legal pages are in German, whatever the language of the page, unless the translation is asked for. */
export const legalHead = (
  page: keyof typeof legalPages,
  {
    translation,
    operator = defaultSite,
  }: { translation?: 'en' | undefined; operator?: typeof defaultSite } = {},
): PageHead => {
  const { path, de, en } = legalPages[page]
  const { title, lead } = (translation === 'en' ? en : de)(operator)
  const translations = { de: path, en: `${path}?translation=en`, 'x-default': path }
  const locale = translation ?? 'de'
  return {
    title: pageTitle(title),
    description: plainText(lead.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'), limits.description),
    canonicalPath: translations[locale],
    locale,
    translations,
    image: siteImage(),
    type: 'website',
  }
}

/** For pages that nobody should find by searching. */
export const plainHead = (title: string): PageHead => ({
  title: plainText(title, limits.title),
  description: m.head_home(),
  image: siteImage(),
  type: 'website',
})
