import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { SettingCheckbox } from '#web/forms/SettingCheckbox.tsx'
import { paths } from '#web/paths.ts'
import { useOwnAddress } from '#web/session/own-address.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { useRemindsByMail, useUpdateRemindsByMail } from './my-crews.queries.ts'
import styles from './ReminderSetting.module.css'

/** Reminders always go to the inbox; by mail only if the player allows it and has confirmed the address. */
export function ReminderSetting() {
  const { data: address } = useOwnAddress()
  return (
    <div>
      <SettingCheckbox
        label={m.my_crews_mail_reminders()}
        setting={useRemindsByMail()}
        update={useUpdateRemindsByMail()}
        loadFailedText={m.my_crews_mail_load_failed()}
        saveFailedText={m.my_crews_mail_failed()}
      />
      {address?.isConfirmed === false ? (
        <p className={styles.hint}>
          {m.my_crews_mail_unconfirmed()}{' '}
          <TextLink asChild>
            <Link to={paths.settingsSignIn} hash="email">
              {m.my_crews_mail_confirm()}
            </Link>
          </TextLink>
        </p>
      ) : null}
    </div>
  )
}
