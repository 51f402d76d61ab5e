import { m } from '#texts'
import { DeleteSection } from '#web/features/account/deletion/DeleteSection.tsx'
import { ExportSection } from '#web/features/account/export/ExportSection.tsx'
import { SettingsFold } from '#web/features/account/SettingsFold.tsx'
import { SettingsSection } from '#web/features/account/SettingsSection.tsx'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { BlockedPlayers } from '#web/features/messages/blocks/BlockedPlayers.tsx'
import { useBlocks } from '#web/features/messages/blocks/blocks.queries.ts'
import { ContactSetting } from '#web/features/messages/blocks/ContactSetting.tsx'
import { formatAge } from '#web/i18n/format.ts'
import { WarningNote } from '#web/problems/WarningNote.tsx'
import { useOwnWarnings } from '#web/session/own-warnings.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import { useLeaveForGood } from './use-leave.ts'

export function PrivacyPart() {
  const leave = useLeaveForGood()
  return (
    <SettingsPart title={m.settings_privacy()}>
      <Warnings />
      <SettingsSection name="findable" lead={m.profiles_findable_text()}>
        <ContactSetting setting="isFindable" />
        <ContactSetting setting="acceptsContact" />
      </SettingsSection>
      <Panel flush>
        <Blocked />
        <ExportSection />
        <DeleteSection onDeleted={() => leave(m.account_deleted())} />
      </Panel>
    </SettingsPart>
  )
}

function Warnings() {
  const { data: warnings = [] } = useOwnWarnings()
  if (warnings.length === 0) return null
  return (
    <SettingsSection name="warnings" lead={m.sanctions_warnings_lead()}>
      {warnings.map((warning) => (
        <WarningNote key={warning.id} warning={warning} />
      ))}
    </SettingsSection>
  )
}

function Blocked() {
  const now = useNow()
  const zone = useViewerZone()
  const { data: players } = useBlocks()
  return (
    <SettingsFold
      name="blocked"
      state={
        players &&
        (players.length > 0 ? m.settings_blocked({ count: players.length }) : m.settings_blocked_none())
      }
      lead={m.messages_blocked_subtitle()}
    >
      <BlockedPlayers formatAge={(moment) => formatAge(new Date(moment), now, zone)} />
    </SettingsFold>
  )
}
