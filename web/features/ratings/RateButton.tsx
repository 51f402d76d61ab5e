import { Star } from 'lucide-react'
import { useState } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import type { RatedCrew } from './rated-crew.ts'

// Loaded on demand: it is needed once, after the mission.
const importRateDialog = async () => (await import('./RateDialog.tsx')).RateDialog

/** For everybody who flew the mission. Show it only while the viewer can rate. */
export function RateButton({ crew }: { crew: RatedCrew }) {
  const { Part: RateDialog, load } = useOnDemand(importRateDialog)
  const [open, setOpen] = useState(false)
  const openDialog = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <>
      <BusyButton variant="primary" size="lg" block onClick={openDialog}>
        <Star aria-hidden />
        {crew.viewer?.isAuthor ? m.ratings_rate_crew() : m.ratings_rate_leader()}
      </BusyButton>
      {open && RateDialog ? <RateDialog crew={crew} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
