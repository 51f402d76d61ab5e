import { MessageCircle, UserPlus } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useCopyForDiscord } from './use-copy-for-discord.ts'

interface Props {
  crew: CrewDetails
  /** Leads to the players who fit; without it there is room for one button. */
  onInvite?: (() => void) | undefined
}

/** For a leader without a crew: share the post, invite players. */
export function CallCrew({ crew, onInvite }: Props) {
  const copyForDiscord = useCopyForDiscord(crew)
  return (
    <>
      <Button variant="primary" size="lg" block onClick={copyForDiscord}>
        <MessageCircle aria-hidden />
        {m.crew_page_share_discord()}
      </Button>
      {onInvite ? (
        <Button block onClick={onInvite}>
          <UserPlus aria-hidden />
          {m.crew_page_invite()}
        </Button>
      ) : null}
    </>
  )
}
