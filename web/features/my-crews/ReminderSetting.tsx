import { m } from '#texts'
import { SettingCheckbox } from '#web/forms/SettingCheckbox.tsx'
import { useRemindsByMail, useUpdateRemindsByMail } from './my-crews.queries.ts'

/** Reminders always go to the inbox; by mail only if the player allows it. */
export function ReminderSetting() {
  return (
    <SettingCheckbox
      label={m.my_crews_mail_reminders()}
      setting={useRemindsByMail()}
      update={useUpdateRemindsByMail()}
      loadFailedText={m.my_crews_mail_load_failed()}
      saveFailedText={m.my_crews_mail_failed()}
    />
  )
}
