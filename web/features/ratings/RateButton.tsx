import { Star } from 'lucide-react'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import type { RatedCrew } from './rated-crew.ts'

// Loaded on demand: it is needed once, after the mission.
const importRateDialog = async () => (await import('./RateDialog.tsx')).RateDialog

/** For everyone who flew the mission. Show it only while the viewer can rate. */
export function RateButton({ crew }: { crew: RatedCrew }) {
  const openDialog = useHostedDialog(importRateDialog)
  return (
    <BusyButton variant="primary" size="lg" block onClick={() => openDialog({ crew })}>
      <Star aria-hidden />
      {crew.viewer?.isAuthor ? m.ratings_rate_crew() : m.ratings_rate_leader()}
    </BusyButton>
  )
}
