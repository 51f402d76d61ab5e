import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { GuestAction } from './GuestAction.tsx'
import { viewerRelation } from './viewer-relation.ts'

interface Props {
  crew: CrewDetails
  onApply: () => Promise<unknown>
}

/** The main action of a visitor, or why there is none. */
export function MainAction({ crew, onApply }: Props) {
  switch (viewerRelation(crew)) {
    case 'over':
    case 'full':
    case 'guest':
      return <GuestAction crew={crew} />
    case 'refused':
      return (
        <Button size="lg" block disabled>
          {m.applications_status_declined()}
        </Button>
      )
    case 'chooses-role':
      return (
        <BusyButton variant="primary" size="lg" block onClick={onApply}>
          {m.applications_choose_role()}
        </BusyButton>
      )
    case 'applies':
      return (
        <BusyButton variant="primary" size="lg" block onClick={onApply}>
          {m.applications_apply()}
        </BusyButton>
      )
    default:
      return null
  }
}
