import { type ComponentProps, useState } from 'react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import type { SeriesDialog } from './SeriesDialog.tsx'

// Only for the leaders of series.
const importDialog = async () => (await import('./SeriesDialog.tsx')).SeriesDialog

type DialogProps = Omit<ComponentProps<typeof SeriesDialog>, 'onClose'>

interface Props extends DialogProps {
  /** Where several such buttons are on one page. */
  label?: string
}

/** Opens the dates of a series, for its leader. */
export function SeriesButton({ label, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { Part: Dialog, load } = useOnDemand(importDialog)
  const open = async () => {
    if (await load()) setOpen(true)
  }
  return (
    <>
      <BusyButton size="sm" aria-label={label} onClick={open}>
        {m.series_manage()}
      </BusyButton>
      {isOpen && Dialog ? <Dialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
