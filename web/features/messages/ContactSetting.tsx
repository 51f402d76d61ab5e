import { m } from '#texts'
import { SettingCheckbox } from '#web/forms/SettingCheckbox.tsx'
import { useRefusesContact, useUpdateRefusesContact } from './blocks.queries.ts'

/** Whether other players can write to the player, invite them and apply to their crews. */
export function ContactSetting() {
  return (
    <SettingCheckbox
      label={m.messages_contact_off()}
      setting={useRefusesContact()}
      update={useUpdateRefusesContact()}
      loadFailedText={m.messages_contact_load_failed()}
      saveFailedText={m.messages_contact_save_failed()}
    />
  )
}
