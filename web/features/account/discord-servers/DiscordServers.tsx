import { type ReactNode, useRef } from 'react'
import type { DiscordServer } from '#contract/discord-app/discord-app.ts'
import { m } from '#texts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { DiscordFollowRow } from './DiscordFollowRow.tsx'
import styles from './DiscordServers.module.css'

interface Props {
  servers: readonly DiscordServer[]
  zone: string
}

/** What channels follow in the servers that the player manages, and what the player has set up in others. */
export function DiscordServers({ servers, zone }: Props) {
  const state = useRef<HTMLParagraphElement>(null)
  return (
    <FocusHome value={state}>
      <p role="status" ref={state} tabIndex={-1} className={styles.state}>
        {servers.length > 0 ? m.discord_servers_count({ count: servers.length }) : m.discord_servers_none()}
      </p>
      {servers.map((server) => (
        <Server key={server.id} server={server}>
          {server.follows.map((follow) => (
            <DiscordFollowRow
              key={follow.id}
              serverId={server.id}
              canEnd={follow.isOwn || server.isManaged}
              follow={follow}
              zone={zone}
            />
          ))}
        </Server>
      ))}
      {servers.every(({ isManaged }) => isManaged) ? null : (
        <p className={styles.state}>{m.discord_servers_not_managed()}</p>
      )}
      {servers.some(({ isManaged }) => isManaged) ? (
        <p className={styles.state}>{m.discord_servers_others()}</p>
      ) : null}
    </FocusHome>
  )
}

function Server({
  server: { id, name, isManaged, cards, follows },
  children,
}: {
  server: DiscordServer
  children: ReactNode
}) {
  return (
    <Panel
      title={<span dir="auto">{name ?? m.discord_servers_unnamed({ id })}</span>}
      headerEnd={
        isManaged ? <span className={styles.cards}>{m.discord_servers_cards({ count: cards })}</span> : null
      }
      flush
    >
      {follows.length > 0 ? (
        <ul className={styles.follows}>{children}</ul>
      ) : (
        <p className={styles.empty}>{m.discord_servers_no_follows()}</p>
      )}
    </Panel>
  )
}
