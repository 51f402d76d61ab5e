import { CalendarPlus, Rss } from 'lucide-react'
import { m } from '#texts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import styles from './BoardFeeds.module.css'
import { boardFeeds } from './board-feeds.ts'
import type { BoardSearch } from './board-search.ts'

/** The same search for feed readers and calendars. */
export function BoardFeeds({ search }: { search: BoardSearch }) {
  const { feed, calendar } = boardFeeds(search, useViewerZone())
  return (
    <nav className={styles.feeds} aria-label={m.searches_feeds()}>
      <TextLink asChild touch>
        <a href={feed} type="application/atom+xml">
          <Rss size={14} aria-hidden />
          {m.searches_feed()}
        </a>
      </TextLink>
      <TextLink asChild touch>
        <a href={calendar} type="text/calendar">
          <CalendarPlus size={14} aria-hidden />
          {m.searches_calendar()}
        </a>
      </TextLink>
    </nav>
  )
}
