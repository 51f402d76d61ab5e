import { privacy as german } from '#web/features/legal/documents/privacy.de.ts'
import { privacy as english } from '#web/features/legal/documents/privacy.en.ts'
import { paths } from '#web/paths.ts'
import { LegalPage } from './LegalPage.tsx'

export function PrivacyPage() {
  return <LegalPage path={paths.privacy} german={german} english={english} />
}
