import { Download } from 'lucide-react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useExportAccount } from './account.queries.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Everything that is stored about the player, as a file. */
export function ExportSection() {
  const toast = useToast()
  const { mutateAsync: load } = useExportAccount()
  const download = async () => {
    try {
      const everything = await load()
      const day = new Date().toISOString().slice(0, 10)
      saveFile(`crewbeacon-${day}.json`, 'application/json', JSON.stringify(everything, null, 2))
    } catch (error) {
      toast.show({ tone: 'error', title: errorText(error, m.account_export_failed()) })
    }
  }
  return (
    <SettingsSection name="export" lead={m.account_export_text()}>
      <div>
        <BusyButton onClick={download} pendingLabel={m.account_export_pending()}>
          <Download size={16} aria-hidden />
          {m.account_export_submit()}
        </BusyButton>
      </div>
    </SettingsSection>
  )
}
