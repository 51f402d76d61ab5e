/** The buttons that copy a crew for others. */
import { Link2, MessageCircle } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { Button, type ButtonProps } from '#web/ui/buttons/Button.tsx'
import { useCopy } from '#web/ui/overlays/use-copy.ts'
import { crewLink, useCopyForDiscord } from './use-copy-for-discord.ts'

type Props = Pick<ButtonProps, 'size' | 'variant'> & { crew: CrewDetails }

export function CopyLink({ crew, ...look }: Props) {
  const copy = useCopy()
  return (
    <Button {...look} onClick={() => copy(crewLink(crew.id))}>
      <Link2 aria-hidden />
      {m.crew_page_copy_link()}
    </Button>
  )
}

/** A text that Discord shows in every reader's time zone. */
export function CopyForDiscord({ crew, ...look }: Props) {
  const copyForDiscord = useCopyForDiscord(crew)
  return (
    <Button {...look} onClick={copyForDiscord}>
      <MessageCircle aria-hidden />
      {m.crew_page_share_discord()}
    </Button>
  )
}
