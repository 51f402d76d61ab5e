import { Link } from '@tanstack/react-router'
import type { Appeal } from '#contract/sanctions/appeals.ts'
import { m } from '#texts'
import facts from '#web/features/moderation/Facts.module.css'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './AppealCard.module.css'

/** The ban that an appeal is about. */
export function AppealCase({ ban }: { ban: Appeal['ban'] }) {
  const { formatMoment } = useFormats()
  return (
    <section>
      <h3 className={styles.title}>{m.sanctions_appeals_case()}</h3>
      <dl className={facts.facts}>
        <div className={classNames(facts.fact, facts.written)}>
          <dt>{m.moderation_reason()}</dt>
          <dd dir="auto">{ban.reason}</dd>
        </div>
        {ban.description ? (
          <div className={classNames(facts.fact, facts.written)}>
            <dt>{m.moderation_description()}</dt>
            <dd className={styles.text} dir="auto">
              {ban.description}
            </dd>
          </div>
        ) : null}
        <div className={facts.fact}>
          <dt>{m.sanctions_appeals_banned()}</dt>
          <dd>
            {m.users_by_at({ name: ban.bannedBy ?? m.users_somebody(), when: formatMoment(ban.createdAt) })}
          </dd>
        </div>
        <div className={facts.fact}>
          <dt>{m.sanctions_appeals_ends()}</dt>
          <dd>{ban.endsAt ? formatMoment(ban.endsAt) : m.sanctions_appeals_never_ends()}</dd>
        </div>
        {ban.liftedAt ? (
          <div className={facts.fact}>
            <dt>{m.sanctions_appeals_lifted()}</dt>
            <dd>{formatMoment(ban.liftedAt)}</dd>
          </div>
        ) : null}
        {ban.reportId === null ? null : (
          <div className={facts.fact}>
            <dt>{m.sanctions_appeals_report()}</dt>
            <dd>
              <TextLink asChild touch>
                <Link to={paths.adminReports} search={{ status: 'all', report: ban.reportId }}>
                  {m.sanctions_appeals_open_report()}
                </Link>
              </TextLink>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
