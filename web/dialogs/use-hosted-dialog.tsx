import { type ComponentType, use } from 'react'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { DialogHostContext } from './dialog-host.ts'
import { useOnDemand } from './use-on-demand.ts'

/**
 * Loads a dialog and opens it in the DialogHost. It keeps the properties it was opened with: when the session ends, the
 * page no longer knows what the player could do.
 */
export const useHostedDialog = <Props extends { onClose: () => void }>(
  importDialog: () => Promise<ComponentType<Props>>,
) => {
  const host = use(DialogHostContext)
  if (!host) throw new Error('useHostedDialog needs a DialogHost above it')
  const home = use(FocusHome)
  const { load } = useOnDemand(importDialog)
  return async (props: Omit<Props, 'onClose'>) => {
    const Dialog = await load()
    if (!Dialog) return
    const all = { ...props, onClose: host.close } as Props
    host.show(
      <FocusHome value={home}>
        <Dialog {...all} />
      </FocusHome>,
    )
  }
}
