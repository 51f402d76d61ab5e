import { Link, useMatch, useSearch } from '@tanstack/react-router'
import { ArrowLeft, Languages } from 'lucide-react'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { LegalArticle } from '#web/features/legal/LegalArticle.tsx'
import { legalDocuments } from '#web/features/legal/legal-documents.ts'
import { formatDate } from '#web/i18n/format.ts'
import { browserTimezone } from '#web/i18n/known-zones.ts'
import { NotFoundPage } from '#web/pages/NotFoundPage.tsx'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import styles from './LegalPage.module.css'

/** The document that the route is for. */
export function LegalPage() {
  const { fullPath } = useMatch({ strict: false })
  const document = Object.values(legalDocuments).find(({ path }) => path === fullPath)
  return document ? <LegalDocument {...document} /> : <NotFoundPage />
}

type Props = (typeof legalDocuments)[keyof typeof legalDocuments]

/** The German text is the one that counts, so it is shown first, whatever language the page has. */
function LegalDocument({ path, de, en, updated }: Props) {
  const now = useNow()
  const { translation } = useSearch({ strict: false })
  const isTranslated = translation === 'en'
  const text = (isTranslated ? en : de)(site())
  usePageTitle(text.title)
  return (
    <PageFrame narrow>
      <div className={styles.top}>
        <TextLink asChild>
          <Link to={paths.home}>
            <ArrowLeft size={14} aria-hidden />
            {m.legal_back()}
          </Link>
        </TextLink>
        <Button asChild variant="secondary" size="sm">
          <Link
            to={path}
            search={{ translation: isTranslated ? undefined : 'en' }}
            replace
            resetScroll={false}
          >
            <Languages size={14} aria-hidden />
            {isTranslated ? m.legal_show_german() : m.legal_show_english()}
          </Link>
        </Button>
      </div>
      <LegalArticle
        text={text}
        language={isTranslated ? 'en' : 'de'}
        title={<PageTitle>{text.title}</PageTitle>}
      />
      {isTranslated ? <p className={styles.note}>{m.legal_translation_note()}</p> : null}
      <p className={styles.note}>
        {m.legal_updated({
          date: updated ? formatDate(new Date(updated), 'UTC') : formatDate(now, browserTimezone()),
        })}
      </p>
    </PageFrame>
  )
}
