import { rules as german } from '#web/features/legal/documents/rules.de.ts'
import { rules as english } from '#web/features/legal/documents/rules.en.ts'
import { paths } from '#web/paths.ts'
import { LegalPage } from './LegalPage.tsx'

export function RulesPage() {
  return <LegalPage path={paths.rules} german={german} english={english} />
}
