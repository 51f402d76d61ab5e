import { Check } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

const importDialog = async () => (await import('./CompleteDialog.tsx')).CompleteDialog

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'members'>
}

/** For the leader of a crew with members: completes the mission with who came. */
export function CompleteMission({ crew }: Props) {
  const open = useHostedDialog(importDialog)
  return (
    <BusyButton variant="primary" size="lg" block onClick={() => open({ crew })}>
      <Check aria-hidden />
      {m.missions_complete()}
    </BusyButton>
  )
}
