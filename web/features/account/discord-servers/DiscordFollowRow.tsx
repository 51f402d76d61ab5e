import type { DiscordServer } from '#contract/discord-app/discord-app.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { ListRow } from '#web/ui/display/ListRow.tsx'
import styles from './DiscordServers.module.css'
import { useEndDiscordFollow } from './discord-servers.queries.ts'

interface Props {
  serverId: string
  canEnd: boolean
  follow: DiscordServer['follows'][number]
  zone: string
}

export function DiscordFollowRow({ serverId, canEnd, follow, zone }: Props) {
  const { mutateAsync: end } = useEndDiscordFollow()
  const { id, channelId, channelName, search, playerName, isOwn, since } = follow
  const channel =
    channelName === null ? m.discord_servers_unnamed_channel({ id: channelId }) : `#${channelName}`
  const date = formatDate(new Date(since), zone)
  return (
    <ListRow
      name={<span className={styles.search}>{search}</span>}
      facts={
        <>
          <TextLink
            href={`https://discord.com/channels/${serverId}/${channelId}`}
            target="_blank"
            rel="noreferrer"
            tone="soft"
            dir="auto"
          >
            {channel}
          </TextLink>
          <span>
            {isOwn ? m.discord_servers_by_you({ date }) : m.discord_servers_by({ player: playerName, date })}
          </span>
        </>
      }
      actions={
        canEnd ? (
          <ConfirmButton
            size="sm"
            aria-label={m.discord_servers_end_of({ search, channel })}
            label={m.discord_servers_end()}
            title={m.discord_servers_end_title()}
            subtitle={`${search}, ${channel}`}
            consequence={
              isOwn
                ? m.discord_servers_end_consequence()
                : m.discord_servers_end_consequence_other({ player: playerName })
            }
            confirmLabel={m.discord_servers_end()}
            pendingLabel={m.discord_servers_ending()}
            doneText={m.discord_servers_ended()}
            failedText={m.discord_servers_end_failed()}
            onConfirm={() => end(id)}
          />
        ) : null
      }
    />
  )
}
