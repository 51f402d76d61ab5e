import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { DiscordServers } from '#web/features/account/discord-servers/DiscordServers.tsx'
import { useDiscordServers } from '#web/features/account/discord-servers/discord-servers.queries.ts'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { useSignInMethods } from '#web/features/account/sign-in-methods/sign-in-methods.queries.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { SettingsPart } from './SettingsPart.tsx'

/** The app of this site in servers at Discord. */
export function DiscordPart() {
  const { data: methods } = useSignInMethods()
  return (
    <SettingsPart title={m.discord_servers_title()}>
      <p>{m.discord_servers_text()}</p>
      <div>
        <Button asChild size="sm">
          <a href={site().discordAppUrl ?? ''} target="_blank" rel="noreferrer">
            {m.discord_servers_add()}
          </a>
        </Button>
      </div>
      {methods && !methods.discord ? <NotLinked /> : <Servers />}
    </SettingsPart>
  )
}

function NotLinked() {
  return (
    <Note>
      {m.discord_servers_link_needed()}{' '}
      <TextLink asChild>
        <Link to={paths.settingsSignIn} hash="ways">
          {m.discord_servers_link()}
        </Link>
      </TextLink>
    </Note>
  )
}

function Servers() {
  const zone = useViewerZone()
  return (
    <SettingsContent query={useDiscordServers()} fallback={m.discord_servers_load_failed()}>
      {(servers) => <DiscordServers servers={servers} zone={zone} />}
    </SettingsContent>
  )
}
