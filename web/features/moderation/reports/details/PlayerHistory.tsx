import type { CaseHistory } from '#contract/reports/cases.ts'
import { m } from '#texts'
import { PlayerCell } from '#web/features/moderation/PlayerCell.tsx'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { formatAverage, formatCount } from '#web/i18n/format.ts'
import { Chip } from '#web/ui/marks/Chip.tsx'
import styles from './PlayerHistory.module.css'

interface Props {
  title: string
  /** Null once the account is deleted. */
  history: CaseHistory | null
}

const countsText = ({ pending, resolved, dismissed }: CaseHistory['reportsMade']): string =>
  m.reports_history_counts({ pending, resolved, dismissed })

/** What a decision needs to know about a player. */
export function PlayerHistory({ title, history }: Props) {
  const { formatAge, formatMoment } = useFormats()
  if (!history) {
    return (
      <section className={styles.card}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.quiet}>{m.moderation_player_gone()}</p>
      </section>
    )
  }
  const { averageRating, totalRatings } = history.reputation
  const facts = [
    [m.reports_history_joined(), formatAge(history.joinDate)],
    [
      m.reports_history_rating(),
      totalRatings === 0
        ? m.reports_history_no_ratings()
        : m.reports_history_average({ average: formatAverage(averageRating), count: totalRatings }),
    ],
    [m.reports_history_missions(), formatCount(history.missionsCompleted)],
    [m.reports_history_received(), countsText(history.reportsReceived)],
    [m.reports_history_made(), countsText(history.reportsMade)],
    [m.reports_history_warnings(), formatCount(history.warningCount)],
    ...(history.bans ? [[m.reports_history_bans(), formatCount(history.bans.length)] as const] : []),
  ] as const
  return (
    <section className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.player}>
        <PlayerCell id={history.id} name={history.displayName} image={history.profileImage} />
        {history.isBanned ? <Chip tone="danger">{m.reports_history_banned()}</Chip> : null}
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {history.warnings.length > 0 || history.bans?.length ? (
        <ul className={styles.events}>
          {history.warnings.map(({ id, reason, createdAt }) => (
            <li key={`warning-${id}`}>
              <Chip tone="warn">{m.reports_history_warning()}</Chip> <span dir="auto">{reason}</span>{' '}
              <span className={styles.quiet}>{formatMoment(createdAt)}</span>
            </li>
          ))}
          {history.bans?.map(({ id, reason, createdAt }) => (
            <li key={`ban-${id}`}>
              <Chip tone="danger">{m.reports_history_ban()}</Chip> <span dir="auto">{reason}</span>{' '}
              <span className={styles.quiet}>{formatMoment(createdAt)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
