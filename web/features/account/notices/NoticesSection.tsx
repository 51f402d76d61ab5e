import { Link } from '@tanstack/react-router'
import { noticeKinds } from '#contract/notices/kinds.ts'
import type { NoticeSettings } from '#contract/notices/notices.ts'
import { m } from '#texts'
import { useNoticeSettings } from '#web/features/account/account.queries.ts'
import type { AccountSection } from '#web/features/account/account-sections.ts'
import { usePushSettings } from '#web/features/account/push/push.queries.ts'
import { SettingsSection } from '#web/features/account/SettingsSection.tsx'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { useOwnAddress } from '#web/session/own-address.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import styles from './NoticesSection.module.css'

/** Which notices the player wants, and where. */
export function NoticesSection() {
  const { data, error, isFetching, refetch } = useNoticeSettings()
  const content = () => {
    if (data) return <NoticeTable settings={data} />
    if (error) {
      return (
        <LoadProblem
          error={error}
          fallback={m.account_notices_load_failed()}
          retrying={isFetching}
          onRetry={refetch}
        />
      )
    }
    return (
      <LoadingRegion>
        <Skeleton height={420} radius={8} />
      </LoadingRegion>
    )
  }
  return (
    <SettingsSection name="notices" lead={m.account_notices_text()}>
      {content()}
      <PushWaits />
      <MailWaits />
    </SettingsSection>
  )
}

/** Why nothing is pushed yet. */
function PushWaits() {
  const { data } = usePushSettings()
  if (data?.devices.length !== 0) return null
  return (
    <p className={styles.hint}>
      {m.push_no_device()}{' '}
      <TextLink asChild>
        <Link to="." search hash={'push' satisfies AccountSection}>
          {m.push_to_device()}
        </Link>
      </TextLink>
    </p>
  )
}

/** Why no notices come by mail yet. */
function MailWaits() {
  const { data: address } = useOwnAddress()
  if (address?.isConfirmed !== false) return null
  return (
    <p className={styles.hint}>
      {m.account_notices_unconfirmed()}{' '}
      <TextLink asChild>
        <Link to="." search hash={'email' satisfies AccountSection}>
          {m.account_notices_confirm()}
        </Link>
      </TextLink>
    </p>
  )
}

function NoticeTable({ settings }: { settings: NoticeSettings }) {
  return (
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
  )
}
