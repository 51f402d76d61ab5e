import { Hash } from 'lucide-react'
import { m } from '#texts'
import { readBoardSearch } from '#web/features/crews/board/board-search.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { SavedSearches } from '#web/features/searches/SavedSearches.tsx'
import { WebhookButton } from '#web/features/webhooks/WebhookButton.tsx'
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
          renderAction={({ id, name }) => (
            <WebhookButton
              subject={{ kind: 'search', id }}
              name={name}
              zone={zone}
              variant="ghost"
              square
              aria-label={m.webhooks_search_open({ name })}
            >
              <Hash aria-hidden />
            </WebhookButton>
          )}
        />
      </PageFrame>
    </RequireSignIn>
  )
}
