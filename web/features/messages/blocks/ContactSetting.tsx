import type { ContactSettings } from '#contract/blocks/blocks.ts'
import { m } from '#texts'
import { SettingCheckbox } from '#web/forms/SettingCheckbox.tsx'
import { useContactSetting, useUpdateContactSetting } from './blocks.queries.ts'

/** `checked`: the value that a check mark stands for. */
const settings = {
  acceptsContact: { label: m.messages_contact_off, checked: false },
  isFindable: { label: m.messages_contact_findable, checked: true },
} as const satisfies Record<keyof ContactSettings, object>

/** Whether other players can reach the player, or whether leaders can find them. */
export function ContactSetting({ setting }: { setting: keyof ContactSettings }) {
  const { label, checked } = settings[setting]
  return (
    <SettingCheckbox
      label={label()}
      setting={useContactSetting(setting, checked)}
      update={useUpdateContactSetting(setting, checked)}
      loadFailedText={m.messages_contact_load_failed()}
      saveFailedText={m.messages_contact_save_failed()}
    />
  )
}
