import { useRef } from 'react'
import type { SignInMethods } from '#contract/auth/sign-in-methods.ts'
import type { DiscordOutcome } from '#contract/discord/outcomes.ts'
import { m } from '#texts'
import { LinkDiscord } from '#web/features/account/discord/LinkDiscord.tsx'
import { UnlinkDiscord } from '#web/features/account/discord/UnlinkDiscord.tsx'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { SettingsFold } from '#web/features/account/SettingsFold.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { DiscordNote } from '#web/problems/DiscordNote.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import styles from './SignInMethodsSection.module.css'
import { useSignInMethods } from './sign-in-methods.queries.ts'

interface Props {
  zone: string
  /** Of a way to Discord that the player has just come back from. */
  outcome: DiscordOutcome | undefined
  /** Where a player who links an account goes on. */
  next: string | undefined
}

/** The account of Discord that the player signs in with. */
export function SignInMethodsSection({ zone, outcome, next }: Props) {
  const query = useSignInMethods()
  const state = query.data?.discord?.name ?? m.settings_discord_none()
  return (
    <SettingsFold name="ways" state={query.data && state} lead={m.discord_section_text()}>
      <SettingsContent query={query} fallback={m.discord_section_failed()}>
        {({ discord }) => (
          <>
            {/* Not once it was unlinked again. */}
            <DiscordNote outcome={discord || outcome !== 'linked' ? outcome : undefined} />
            <DiscordAccount discord={discord} zone={zone} next={next} />
          </>
        )}
      </SettingsContent>
    </SettingsFold>
  )
}

interface AccountProps extends Pick<Props, 'zone' | 'next'> {
  discord: SignInMethods['discord']
}

function DiscordAccount({ discord, zone, next }: AccountProps) {
  const state = useRef<HTMLParagraphElement>(null)
  return (
    <FocusHome value={state}>
      <p ref={state} tabIndex={-1} className={styles.state}>
        {discord
          ? m.discord_linked_since({ name: discord.name, date: formatDate(new Date(discord.linkedAt), zone) })
          : m.discord_none()}
      </p>
      {discord && !discord.canUnlink ? <p className={styles.hint}>{m.discord_last_way()}</p> : null}
      {discord?.canUnlink ? <UnlinkDiscord name={discord.name} /> : null}
      {discord ? null : <LinkDiscord next={next} />}
    </FocusHome>
  )
}
