import { Repeat } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import type { RepeatDialog } from './RepeatDialog.tsx'

// Most missions are flown once.
const importDialog = async () => (await import('./RepeatDialog.tsx')).RepeatDialog

type Props = Omit<ComponentProps<typeof RepeatDialog>, 'onClose'>

/** For the leader of a mission with a start. */
export function RepeatButton(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const { Part: Dialog, load } = useOnDemand(importDialog)
  const open = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <>
      <BusyButton size="sm" variant="ghost" onClick={open}>
        <Repeat aria-hidden />
        {m.series_repeat()}
      </BusyButton>
      {isOpen && Dialog ? <Dialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
