import { terms as german } from '#web/features/legal/documents/terms.de.ts'
import { terms as english } from '#web/features/legal/documents/terms.en.ts'
import { paths } from '#web/paths.ts'
import { LegalPage } from './LegalPage.tsx'

export function TermsPage() {
  return <LegalPage path={paths.terms} german={german} english={english} />
}
