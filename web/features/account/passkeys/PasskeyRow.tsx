import { type ComponentType, use, useState } from 'react'
import type { Passkey } from '#contract/passkeys/passkeys.ts'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { formatAgo, formatDate } from '#web/i18n/format.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import type { ButtonProps } from '#web/ui/buttons/Button.tsx'
import { ListRow } from '#web/ui/display/ListRow.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import styles from './PasskeySection.module.css'

const importRename = async () => (await import('./RenamePasskeyDialog.tsx')).RenamePasskeyDialog
const importRemove = async () => (await import('./RemovePasskeyDialog.tsx')).RemovePasskeyDialog

interface Props {
  passkey: Passkey
  canRemove: boolean
  /** The time zone in which times are shown. */
  zone: string
}

export function PasskeyRow({ passkey, canRemove, zone }: Props) {
  const { name, lastUsedAt } = passkey
  return (
    <ListRow
      name={
        <>
          <span dir="auto">{name}</span>
          {passkey.isBackedUp ? <Chip>{m.passkeys_synced()}</Chip> : null}
        </>
      }
      facts={
        <>
          <span>{m.passkeys_added_on({ date: formatDate(new Date(passkey.createdAt), zone) })}</span>
          <span>
            {lastUsedAt
              ? m.passkeys_last_used({ when: formatAgo(new Date(lastUsedAt), new Date(), zone) })
              : m.passkeys_never_used()}
          </span>
        </>
      }
      actions={
        <div className={styles.buttons}>
          <DialogButton
            passkey={passkey}
            importDialog={importRename}
            aria-label={m.passkeys_rename_label({ name })}
          >
            {m.passkeys_rename()}
          </DialogButton>
          <DialogButton
            passkey={passkey}
            importDialog={importRemove}
            disabled={!canRemove}
            aria-label={m.passkeys_remove_label({ name })}
          >
            {m.passkeys_remove()}
          </DialogButton>
        </div>
      }
    />
  )
}

type DialogButtonProps = Pick<ButtonProps, 'disabled' | 'aria-label' | 'children'> & {
  passkey: Passkey
  importDialog: () => Promise<ComponentType<{ passkey: Passkey; onClose: () => void }>>
}

function DialogButton({ passkey, importDialog, ...look }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { Part: Dialog, load } = useOnDemand(importDialog)
  // A passkey that is removed takes its row along.
  const button = useFocusHandover<HTMLButtonElement>(use(FocusHome))
  const open = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <>
      <BusyButton {...look} ref={button} size="sm" onClick={open} />
      {isOpen && Dialog ? <Dialog passkey={passkey} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
