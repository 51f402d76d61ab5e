import { Link } from '@tanstack/react-router'
import { reportCategoryNames } from '#contract/reports/category-names.ts'
import type { getUser } from '#contract/user-list/user-list.ts'
import type { Answer } from '#contract/wire/endpoint.ts'
import { m } from '#texts'
import { statusNames } from '#web/features/moderation/reports/report-texts.ts'
import { subjectText } from '#web/features/moderation/reports/subject-text.ts'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { BanEntry } from './BanEntry.tsx'
import { EntryReason, HistorySection } from './HistorySection.tsx'
import styles from './UserHistory.module.css'

/** The latest bans, warnings and reports of a player. */
export function UserHistory({ user }: { user: Answer<typeof getUser> }) {
  const { formatMoment } = useFormats()
  return (
    <>
      <HistorySection title={m.users_bans()} emptyText={m.users_no_bans()}>
        {user.bans.map((ban) => (
          <BanEntry key={ban.id} ban={ban} />
        ))}
      </HistorySection>
      <HistorySection title={m.users_warnings()} emptyText={m.users_no_warnings()}>
        {user.warnings.map(({ id, reason, description, createdAt, warnedBy, acknowledgedAt }) => (
          <li key={id} className={styles.entry}>
            <EntryReason reason={reason} description={description} />
            <p className={styles.meta}>
              {m.users_by_at({ name: warnedBy ?? m.users_somebody(), when: formatMoment(createdAt) })}{' '}
              {acknowledgedAt
                ? m.users_warning_read({ when: formatMoment(acknowledgedAt) })
                : m.users_warning_unread()}
            </p>
          </li>
        ))}
      </HistorySection>
      <HistorySection title={m.users_reports()} emptyText={m.users_no_reports()}>
        {user.reports.map(({ id, reportCategory, reportReason, status, createdAt, ...report }) => (
          <li key={id} className={styles.entry}>
            <p className={styles.reason}>
              <TextLink asChild touch>
                <Link to={paths.adminReports} search={{ status: 'all', report: id }} dir="auto">
                  {reportReason}
                </Link>
              </TextLink>{' '}
              <Chip tone={status === 'pending' ? 'warn' : 'neutral'}>{statusNames[status]()}</Chip>
            </p>
            <p className={styles.meta} dir="auto">
              {reportCategoryNames[reportCategory][currentLocale()]}, {subjectText(report)},{' '}
              {formatMoment(createdAt)}
            </p>
          </li>
        ))}
      </HistorySection>
    </>
  )
}
