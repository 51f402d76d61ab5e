import { Link } from '@tanstack/react-router'
import type { NoticeSettings } from '#contract/notices/notices.ts'
import { mailsAnswers, withAnswersByMail } from '#contract/notices/presets.ts'
import { m } from '#texts'
import { useNoticeSettings } from '#web/features/account/account.queries.ts'
import type { AccountSection } from '#web/features/account/account-sections.ts'
import { UnconfirmedAddress } from '#web/features/account/address/UnconfirmedAddress.tsx'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { SettingsFold } from '#web/features/account/SettingsFold.tsx'
import { paths } from '#web/paths.ts'
import { useOwnAddress } from '#web/session/own-address.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { useSaveNotices } from './use-save-notices.ts'

/** What comes by email, and to which address. */
export function MailFold() {
  const { data: address } = useOwnAddress()
  const state = address?.isConfirmed === false ? m.settings_mail_unconfirmed() : address?.email
  return (
    <SettingsFold name="mail" state={state} lead={m.settings_mail_text()}>
      <SettingsContent query={useNoticeSettings()} fallback={m.account_notices_load_failed()}>
        {(settings) => <AnswersByMail stored={settings} />}
      </SettingsContent>
      <UnconfirmedAddress />
      <TextLink asChild touch>
        <Link to={paths.settingsSignIn} hash={'email' satisfies AccountSection}>
          {m.settings_mail_change()}
        </Link>
      </TextLink>
    </SettingsFold>
  )
}

function AnswersByMail({ stored }: { stored: NoticeSettings }) {
  const { save, settings } = useSaveNotices(stored)
  return (
    <Checkbox
      checked={mailsAnswers(settings)}
      onChange={({ currentTarget }) => save(withAnswersByMail(settings, currentTarget.checked))}
    >
      {m.settings_mail_answers()}
    </Checkbox>
  )
}
