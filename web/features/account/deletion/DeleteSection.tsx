import { useState } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import styles from '#web/features/account/AccountForm.module.css'
import { SettingsFold } from '#web/features/account/SettingsFold.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

const importDialog = async () => (await import('./DeleteDialog.tsx')).DeleteDialog

/** Says what goes and what stays before the player decides. */
export function DeleteSection({ onDeleted }: { onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const { Part: DeleteDialog, load } = useOnDemand(importDialog)
  const open = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <SettingsFold name="delete" state={m.settings_delete()} lead={m.account_delete_text()}>
      <h3 className={styles.heading}>{m.account_delete_goes()}</h3>
      <ul className={styles.list}>
        <li>{m.account_delete_goes_profile()}</li>
        <li>{m.account_delete_goes_messages()}</li>
        <li>{m.account_delete_goes_crews()}</li>
        <li>{m.account_delete_goes_ratings()}</li>
      </ul>
      <h3 className={styles.heading}>{m.account_delete_stays()}</h3>
      <ul className={styles.list}>
        <li>{m.account_delete_stays_missions()}</li>
        <li>{m.account_delete_stays_texts()}</li>
        <li>{m.account_delete_stays_reports()}</li>
        <li>{m.account_delete_stays_sanctions()}</li>
      </ul>
      <div>
        <BusyButton variant="danger" onClick={open}>
          {m.account_delete_open()}
        </BusyButton>
      </div>
      {isOpen && DeleteDialog ? <DeleteDialog onClose={() => setOpen(false)} onDeleted={onDeleted} /> : null}
    </SettingsFold>
  )
}
