import { m } from '#texts'
import { readBoardSearch } from '#web/features/crews/board/board-search.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { SavedSearches } from '#web/features/searches/SavedSearches.tsx'
import { SearchWebhookButton } from '#web/features/webhooks/SearchWebhookButton.tsx'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import styles from './SearchesPage.module.css'

export function SearchesPage() {
  usePageTitle(m.searches_title())
  const zone = useViewerZone()
  return (
    <RequireSignIn reason={m.searches_sign_in()}>
      <PageFrame narrow>
        <PageTitle>{m.searches_title()}</PageTitle>
        <p className={styles.subtitle}>{m.searches_subtitle()}</p>
        <SavedSearches
          boardSearch={readBoardSearch}
          renderAction={(search) => <SearchWebhookButton search={search} zone={zone} />}
        />
      </PageFrame>
    </RequireSignIn>
  )
}
