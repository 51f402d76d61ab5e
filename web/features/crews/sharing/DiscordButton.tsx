import { ExternalLink, MessageCircle } from 'lucide-react'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { PlayerLink } from '#web/ui/players/PlayerLink.tsx'

/** Leads to the crew's Discord. */
export function DiscordButton({ link }: { link: string }) {
  return (
    <Button asChild size="sm">
      <PlayerLink href={link}>
        <MessageCircle aria-hidden />
        {m.crew_page_discord()}
        <ExternalLink size={12} aria-hidden />
      </PlayerLink>
    </Button>
  )
}
