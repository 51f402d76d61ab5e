import { Ellipsis } from 'lucide-react'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import type { ApplicantMenuProps } from './ApplicantMenuItems.tsx'

const importItems = async () => (await import('./ApplicantMenuItems.tsx')).ApplicantMenuItems

/** For the leader, beside an applicant: what else can be done. */
export function ApplicantMenu(props: ApplicantMenuProps) {
  const { Part: Items, load } = useOnDemand(importItems)
  if (Items) return <Items {...props} />
  const label = m.ui_more_about({ name: props.player.displayName })
  return (
    <BusyButton size="sm" variant="ghost" square aria-label={label} aria-haspopup="menu" onClick={load}>
      <Ellipsis aria-hidden />
    </BusyButton>
  )
}
