import { EllipsisVertical } from 'lucide-react'
import type { CrewDetails, CrewMember } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'

const importItems = async () => (await import('./LeadMenuItems.tsx')).LeadMenuItems

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'viewer'>
  member: CrewMember
}

/** For the leader: shares the lead with a member, or hands the crew over to them. */
export function LeadMenu({ crew, member }: Props) {
  const { Part: Items, load } = useOnDemand(importItems)
  if (!crew.viewer?.can.nameCoLeader) return null
  if (Items) return <Items crew={crew} member={member} />
  const label = m.leading_menu({ name: member.displayName })
  return (
    <BusyButton size="sm" variant="ghost" square aria-label={label} aria-haspopup="menu" onClick={load}>
      <EllipsisVertical aria-hidden />
    </BusyButton>
  )
}
