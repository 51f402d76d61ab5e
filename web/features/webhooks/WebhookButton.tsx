import { type ComponentProps, useState } from 'react'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import type { WebhookDialog } from './WebhookDialog.tsx'

// Most players have no channel to show it in.
const importDialog = async () => (await import('./WebhookDialog.tsx')).WebhookDialog

type DialogProps = Omit<ComponentProps<typeof WebhookDialog>, 'onClose'>
type Props = DialogProps & Omit<ComponentProps<typeof BusyButton>, 'onClick' | keyof DialogProps>

/** Opens the Discord channel of a crew or a search. */
export function WebhookButton({ subject, name, zone, ...button }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { Part: Dialog, load } = useOnDemand(importDialog)
  const open = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <>
      <BusyButton size="sm" {...button} onClick={open} />
      {isOpen && Dialog ? (
        <Dialog subject={subject} name={name} zone={zone} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
