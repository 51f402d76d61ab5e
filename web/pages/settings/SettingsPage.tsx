import { useChildMatches } from '@tanstack/react-router'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { DevelopersPart } from './DevelopersPart.tsx'
import { DiscordPart } from './DiscordPart.tsx'
import { NoticesPart } from './NoticesPart.tsx'
import { PrivacyPart } from './PrivacyPart.tsx'
import { ProfilePart } from './ProfilePart.tsx'
import { SettingsList } from './SettingsList.tsx'
import styles from './SettingsPage.module.css'
import { SignInPart } from './SignInPart.tsx'
import { type SettingsPageId, settingsPages } from './settings-pages.ts'

const parts: Readonly<Record<SettingsPageId, () => React.ReactNode>> = {
  profile: ProfilePart,
  notices: NoticesPart,
  signIn: SignInPart,
  privacy: PrivacyPart,
  developers: DevelopersPart,
  discord: DiscordPart,
}

/** On the phone a list, and then one page each; on wide screens the list stays beside its pages. */
export function SettingsPage() {
  // Not by the address, which is ahead of them: a page reads what its own route knows.
  const path = useChildMatches().at(-1)?.fullPath
  const page = settingsPages.find(({ to }) => to === path)?.id
  const isThere = page !== 'discord' || site().discordAppUrl
  const Part = page && isThere ? parts[page] : undefined
  return (
    <RequireSignIn reason={m.settings_sign_in_reason()}>
      <PageFrame>
        <div className={styles.columns} data-list={Part ? undefined : true}>
          <div className={styles.side}>
            {Part ? <p className={styles.title}>{m.settings_title()}</p> : <ListTitle />}
            <SettingsList beside={Part !== undefined} />
          </div>
          {Part ? (
            <div className={styles.main}>
              <Part />
            </div>
          ) : null}
        </div>
      </PageFrame>
    </RequireSignIn>
  )
}

function ListTitle() {
  usePageTitle(m.settings_title())
  return <PageTitle>{m.settings_title()}</PageTitle>
}
