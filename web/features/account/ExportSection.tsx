import { Download } from 'lucide-react'
import { useState } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const importDialog = async () => (await import('./ExportDialog.tsx')).ExportDialog

/** Everything that is stored about the player, as a file. */
export function ExportSection() {
  const [isOpen, setOpen] = useState(false)
  const { Part: ExportDialog, load } = useOnDemand(importDialog)
  const open = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <SettingsSection name="export" lead={m.account_export_text()}>
      <div>
        <BusyButton onClick={open}>
          <Download size={16} aria-hidden />
          {m.account_export_submit()}
        </BusyButton>
      </div>
      {isOpen && ExportDialog ? <ExportDialog onClose={() => setOpen(false)} /> : null}
    </SettingsSection>
  )
}
