import { goToDiscord } from '#contract/discord/discord.ts'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DiscordMark } from '#web/ui/drawings/DiscordMark.tsx'

/** To sign in or up with Discord, which leads back to where the visitor came from. Nothing where it is not set up. */
export function DiscordButton({ redirect }: { redirect: string | undefined }) {
  if (!site().hasDiscordSignIn) return null
  const next = redirect === undefined ? '' : `?next=${encodeURIComponent(redirect)}`
  return (
    <Button asChild size="lg" block>
      <a href={`/api${goToDiscord.path}${next}`}>
        <DiscordMark />
        {m.discord_continue()}
      </a>
    </Button>
  )
}
