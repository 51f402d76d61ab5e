import { Link } from '@tanstack/react-router'
import type { Appeal } from '#contract/sanctions/appeals.ts'
import { m } from '#texts'
import { Fact, Facts } from '#web/features/moderation/Facts.tsx'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import styles from './AppealCard.module.css'

/** The ban that an appeal is about. */
export function AppealCase({ ban }: { ban: Appeal['ban'] }) {
  const { formatMoment } = useFormats()
  return (
    <section>
      <h2 className={styles.title}>{m.sanctions_appeals_case()}</h2>
      <Facts>
        <Fact name={m.moderation_reason()} isWritten>
          {ban.reason}
        </Fact>
        {ban.description ? (
          <Fact name={m.moderation_description()} isWritten>
            {ban.description}
          </Fact>
        ) : null}
        <Fact name={m.sanctions_appeals_banned()}>
          {m.users_by_at({ name: ban.bannedBy ?? m.users_somebody(), when: formatMoment(ban.createdAt) })}
        </Fact>
        <Fact name={m.sanctions_appeals_ends()}>
          {ban.endsAt ? formatMoment(ban.endsAt) : m.sanctions_appeals_never_ends()}
        </Fact>
        {ban.liftedAt ? <Fact name={m.sanctions_appeals_lifted()}>{formatMoment(ban.liftedAt)}</Fact> : null}
        {ban.reportId === null ? null : (
          <Fact name={m.sanctions_appeals_report()}>
            <TextLink asChild touch>
              <Link to={paths.adminReports} search={{ status: 'all', report: ban.reportId }}>
                {m.sanctions_appeals_open_report()}
              </Link>
            </TextLink>
          </Fact>
        )}
      </Facts>
    </section>
  )
}
