import type { NoticeKind } from '#contract/notice-kinds.ts'
import { noticeKinds } from '#contract/notice-kinds.ts'
import type { NoticeSetting, NoticeSettings } from '#contract/notices.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useNoticeSettings, useUpdateNoticeSetting } from './account.queries.ts'
import { NoticeRow } from './NoticeRow.tsx'
import styles from './NoticesSection.module.css'
import { SettingsSection } from './SettingsSection.tsx'

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
    </SettingsSection>
  )
}

function NoticeTable({ settings }: { settings: NoticeSettings }) {
  const toast = useToast()
  const { mutate: update, isPending, variables } = useUpdateNoticeSetting()
  const shownOf = (kind: NoticeKind): NoticeSetting =>
    isPending && variables.kind === kind ? variables.setting : settings[kind]
  const change = (kind: NoticeKind, setting: NoticeSetting) =>
    update(
      { kind, setting },
      {
        onError: (error) => {
          toast.show({ tone: 'error', title: errorText(error, m.account_notices_save_failed()) })
        },
      },
    )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.account_notices_kind()}</th>
          <th scope="col">{m.account_notices_inbox()}</th>
          <th scope="col">{m.account_notices_mail()}</th>
        </tr>
      </thead>
      <tbody>
        {noticeKinds.map((kind) => (
          <NoticeRow
            key={kind}
            kind={kind}
            setting={shownOf(kind)}
            onChange={(setting) => change(kind, setting)}
          />
        ))}
      </tbody>
    </table>
  )
}
