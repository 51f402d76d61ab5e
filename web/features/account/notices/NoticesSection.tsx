import { noticeKinds } from '#contract/notices/kinds.ts'
import type { NoticeSettings } from '#contract/notices/notices.ts'
import { m } from '#texts'
import { useNoticeSettings } from '#web/features/account/account.queries.ts'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { SettingsSection } from '#web/features/account/SettingsSection.tsx'
import { Fold } from '#web/ui/display/Fold.tsx'
import { NoticePresets } from './NoticePresets.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import styles from './NoticesSection.module.css'

/** Which notices the player wants, and where: in one choice, or in one for each kind and way. */
export function NoticesSection() {
  const query = useNoticeSettings()
  return (
    <SettingsSection name="notices" end={query.data ? <FineTune settings={query.data} /> : null}>
      <SettingsContent query={query} fallback={m.account_notices_load_failed()}>
        {(settings) => <NoticePresets stored={settings} />}
      </SettingsContent>
    </SettingsSection>
  )
}

function FineTune({ settings }: { settings: NoticeSettings }) {
  return (
    <div className={styles.fineTune}>
      <Fold title={m.settings_fine_tune()} hint={m.settings_fine_tune_hint({ count: noticeKinds.length })}>
        <p className={styles.lead}>{m.account_notices_text()}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.account_notices_kind()}</th>
              <th scope="col">{m.account_notices_site()}</th>
              <th scope="col">{m.push_column()}</th>
              <th scope="col">{m.account_notices_mail()}</th>
            </tr>
          </thead>
          <tbody>
            {noticeKinds.map((kind) => (
              <NoticeRow key={kind} kind={kind} stored={settings[kind]} />
            ))}
          </tbody>
        </table>
      </Fold>
    </div>
  )
}
