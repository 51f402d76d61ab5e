/** The heads of all pages that are not about one crew or player. */
import { defaultSite } from '#contract/wire/site.ts'
import { m } from '#texts'
import { boardFeeds } from '#web/features/crews/board/board-feeds.ts'
import type { BoardSearch } from '#web/features/crews/board/board-search.ts'
import { boardTitle } from '#web/features/crews/board/board-title.ts'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import { legalDocuments } from '#web/features/legal/legal-documents.ts'
import { zoneOrBrowserZone } from '#web/i18n/known-zones.ts'
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

export const flyingHead = (): PageHead => ({
  title: pageTitle(m.flying_title()),
  description: m.flying_head(),
  canonicalPath: paths.flying,
  image: siteImage(),
  type: 'website',
})

/** Without an address: guests see figures that change by the minute, and players nothing that is for everyone. */
export const playersHead = (): PageHead => ({
  title: pageTitle(m.players_title()),
  description: m.head_players(),
  image: siteImage(),
  type: 'website',
})

/** The board of each activity has an address of its own; a view or an order shows the same posts. */
const listedKeys: readonly string[] = ['activity', 'view', 'sort'] satisfies (keyof BoardSearch)[]

/** Search engines list the board and the board of each activity, but no other filters and pages of them. */
export const boardHead = (search: BoardSearch, playerZone?: string): PageHead => {
  const { activity } = search
  const { feed, calendar } = boardFeeds(search, zoneOrBrowserZone(playerZone))
  const isListed = Object.entries(search).every(
    ([key, value]) => value === undefined || listedKeys.includes(key),
  )
  return {
    title: pageTitle(boardTitle(activity)),
    description: activity ? m.head_board_activity({ activity: activityLabel(activity) }) : m.head_board(),
    ...(isListed && { canonicalPath: activity ? `${paths.search}?activity=${activity}` : paths.search }),
    image: siteImage(),
    type: 'website',
    feeds: [
      { type: 'application/atom+xml', title: m.searches_feed(), path: feed },
      { type: 'text/calendar', title: m.searches_calendar(), path: calendar },
    ],
  }
}

/** Legal pages are in German, whatever the language of the page, unless the translation is asked for. */
export const legalHead = (
  page: keyof typeof legalDocuments,
  {
    translation,
    operator = defaultSite,
  }: { translation?: 'en' | undefined; operator?: typeof defaultSite } = {},
): PageHead => {
  const { path, de, en } = legalDocuments[page]
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

/** For pages that search engines should not list. */
export const plainHead = (title: string): PageHead => ({
  title: plainText(title, limits.title),
  description: m.head_home(),
  image: siteImage(),
  type: 'website',
})
