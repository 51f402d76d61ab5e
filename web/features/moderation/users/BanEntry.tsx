import { Link } from '@tanstack/react-router'
import type { BanRecord } from '#contract/sanctions/sanctions.ts'
import { m } from '#texts'
import { appealNames } from '#web/features/moderation/sanctions/appeal-texts.ts'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { EntryReason } from './HistorySection.tsx'
import styles from './UserHistory.module.css'

/** A ban with its end and its appeal. */
export function BanEntry({ ban }: { ban: BanRecord }) {
  const { formatMoment } = useFormats()
  const { reason, description, createdAt, endsAt, bannedBy, liftedAt, liftedBy, liftReason, appeal } = ban
  return (
    <li className={styles.entry}>
      <EntryReason reason={reason} description={description} />
      <p className={styles.meta}>
        {m.users_by_at({ name: bannedBy ?? m.users_somebody(), when: formatMoment(createdAt) })}{' '}
        {endsAt ? m.users_ban_ends({ when: formatMoment(endsAt) }) : m.users_ban_permanent()}
      </p>
      {liftedAt ? (
        <p className={styles.meta} dir="auto">
          {m.users_ban_lifted({ name: liftedBy ?? m.users_somebody(), when: formatMoment(liftedAt) })}{' '}
          {liftReason}
        </p>
      ) : null}
      {appeal ? (
        <div className={styles.appeal}>
          <TextLink asChild touch>
            <Link to={paths.adminAppeals} search={{ status: 'all' }}>
              {m.users_ban_appeal({ status: appealNames[appeal.status]() })}
            </Link>
          </TextLink>
          <p className={styles.text} dir="auto">
            {appeal.text}
          </p>
        </div>
      ) : null}
    </li>
  )
}
