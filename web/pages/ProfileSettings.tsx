import { ContactSetting } from '#web/features/messages/ContactSetting.tsx'
import { SettingsTab } from '#web/features/profiles/settings/SettingsTab.tsx'

export function ProfileSettings() {
  return <SettingsTab findable={<ContactSetting setting="isFindable" />} />
}
