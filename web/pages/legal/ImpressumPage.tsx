import { impressum as german } from '#web/features/legal/documents/impressum.de.ts'
import { impressum as english } from '#web/features/legal/documents/impressum.en.ts'
import { paths } from '#web/paths.ts'
import { LegalPage } from './LegalPage.tsx'

export function ImpressumPage() {
  return <LegalPage path={paths.impressum} german={german} english={english} />
}
