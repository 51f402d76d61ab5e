import { useNavigate, useSearch } from '@tanstack/react-router'
import type { PlayerProfile } from '#contract/profiles/players.ts'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import type { AccountSection } from '#web/features/account/account-sections.ts'
import { EmailSection } from '#web/features/account/address/EmailSection.tsx'
import { CalendarSection } from '#web/features/account/calendars/CalendarSection.tsx'
import { CodesSection } from '#web/features/account/codes/CodesSection.tsx'
import { DeleteSection } from '#web/features/account/deletion/DeleteSection.tsx'
import { ExportSection } from '#web/features/account/export/ExportSection.tsx'
import { HandleSection } from '#web/features/account/handles/HandleSection.tsx'
import { NoticesSection } from '#web/features/account/notices/NoticesSection.tsx'
import { PasskeySection } from '#web/features/account/passkeys/PasskeySection.tsx'
import { PasswordSection } from '#web/features/account/passwords/PasswordSection.tsx'
import { PushSection } from '#web/features/account/push/PushSection.tsx'
import { QuietSection } from '#web/features/account/quiet-hours/QuietSection.tsx'
import { SectionLinks } from '#web/features/account/SectionLinks.tsx'
import { SettingsSection } from '#web/features/account/SettingsSection.tsx'
import { EventsSection } from '#web/features/account/security-events/EventsSection.tsx'
import { SignInMethodsSection } from '#web/features/account/sign-in-methods/SignInMethodsSection.tsx'
import { TokensSection } from '#web/features/account/tokens/TokensSection.tsx'
import { deleteLastMessage } from '#web/features/applications/apply/last-message.ts'
import { deviceName } from '#web/features/auth/device-name.ts'
import { SessionList } from '#web/features/auth/SessionList.tsx'
import { deleteDraft } from '#web/features/crews/editor/post-draft.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { BlockedPlayers } from '#web/features/messages/BlockedPlayers.tsx'
import { ContactSetting } from '#web/features/messages/ContactSetting.tsx'
import { PictureField } from '#web/features/pictures/PictureField.tsx'
import { HoursForm } from '#web/features/profiles/settings/HoursForm.tsx'
import { ProfileSettings } from '#web/features/profiles/settings/ProfileSettings.tsx'
import { formatAge } from '#web/i18n/format.ts'
import { paths } from '#web/paths.ts'
import { WarningNote } from '#web/problems/WarningNote.tsx'
import { useOwnWarnings } from '#web/session/own-warnings.ts'
import { forgetSession, useUser } from '#web/session/session.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { AppearanceSettings } from './AppearanceSettings.tsx'
import styles from './OwnSettings.module.css'

/** The settings tab: the profile first, then the account. */
export function OwnSettings({ player }: { player: PlayerProfile }) {
  const navigate = useNavigate()
  const toast = useToast()
  const user = useUser()
  const now = useNow()
  const zone = useViewerZone()
  const { discord } = useSearch({ strict: false })
  const { data: warnings = [] } = useOwnWarnings()
  const leave = (title: string) => {
    forgetSession()
    toast.show({ title })
    navigate({ to: paths.search })
  }
  const deleted = () => {
    if (user) deleteLastMessage(user.id)
    deleteDraft()
    leave(m.account_deleted())
  }
  const { hasDiscordSignIn } = site()
  const absent: AccountSection[] = [
    ...(warnings.length > 0 ? [] : (['warnings'] as const)),
    ...(hasDiscordSignIn ? [] : (['ways'] as const)),
  ]
  return (
    <div className={styles.sections}>
      <SectionLinks absent={absent} />
      <PictureField name={player.displayName} src={player.profileImage} />
      <SettingsSection name="profile">
        <ProfileSettings />
      </SettingsSection>
      <SettingsSection name="hours">{user ? <HoursForm key={user.id} user={user} /> : null}</SettingsSection>
      <SettingsSection name="findable" lead={m.profiles_findable_text()}>
        <ContactSetting setting="isFindable" />
      </SettingsSection>
      <HandleSection citizenId={player.citizenId} zone={zone} now={now} />
      <NoticesSection />
      <div className={styles.pair}>
        <PushSection zone={zone} nameOf={deviceName} />
        <QuietSection timezone={user?.timezone} />
      </div>
      <CalendarSection zone={zone} />
      <SettingsSection name="appearance" lead={m.account_appearance_text()}>
        <AppearanceSettings />
      </SettingsSection>
      {warnings.length > 0 ? (
        <SettingsSection name="warnings" lead={m.sanctions_warnings_lead()}>
          {warnings.map((warning) => (
            <WarningNote key={warning.id} warning={warning} />
          ))}
        </SettingsSection>
      ) : null}
      <div className={styles.pair}>
        <SettingsSection name="blocked" lead={m.messages_blocked_subtitle()}>
          <ContactSetting setting="acceptsContact" />
          <BlockedPlayers inPanel formatAge={(moment) => formatAge(new Date(moment), now, zone)} />
        </SettingsSection>
        <SettingsSection name="devices">
          <div>
            <SessionList zone={zone} onAllEnded={() => leave(m.auth_sessions_all_ended())} />
          </div>
        </SettingsSection>
      </div>
      <div className={styles.pair}>
        <PasswordSection />
        <EmailSection />
      </div>
      {hasDiscordSignIn ? <SignInMethodsSection zone={zone} outcome={discord} /> : null}
      <PasskeySection zone={zone} nameOf={deviceName} />
      <CodesSection />
      <TokensSection zone={zone} />
      <EventsSection zone={zone} />
      <ExportSection />
      <DeleteSection onDeleted={deleted} />
    </div>
  )
}
