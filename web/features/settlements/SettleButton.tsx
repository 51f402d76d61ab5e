import { Coins } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { Settlement } from '#contract/settlements/settlements.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

const importDialog = async () => (await import('./SettleDialog.tsx')).SettleDialog

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  settlement: Settlement
}

/** For those who lead. The dialog keeps the sheet that they see now: one that comes in the meantime is not replaced unseen. */
export function SettleButton({ crew, settlement }: Props) {
  const open = useHostedDialog(importDialog)
  return (
    <BusyButton variant="soft" onClick={() => open({ crew, settlement })}>
      <Coins aria-hidden />
      {settlement.sheet ? m.settlements_correct() : m.settlements_split()}
    </BusyButton>
  )
}
