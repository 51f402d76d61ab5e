import { Download } from 'lucide-react'
import { useState } from 'react'
import { m } from '#texts'
import { SettingsFold } from '#web/features/account/SettingsFold.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ExportDialog } from './ExportDialog.tsx'

/** Everything that is stored about the player, as a file. */
export function ExportSection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsFold name="export" state={m.settings_export()} lead={m.account_export_text()}>
      <div>
        <Button onClick={() => setOpen(true)}>
          <Download size={16} aria-hidden />
          {m.account_export_submit()}
        </Button>
      </div>
      {isOpen ? <ExportDialog onClose={() => setOpen(false)} /> : null}
    </SettingsFold>
  )
}
