import { Link } from '@tanstack/react-router'
import type { Appeal } from '#contract/sanctions/appeals.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { PlayerCell } from '#web/features/moderation/PlayerCell.tsx'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { paths } from '#web/paths.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import styles from './AppealCard.module.css'
import { AppealCase } from './AppealCase.tsx'
import { AppealDecisionText } from './AppealDecisionText.tsx'
import { AppealStatusChip } from './AppealStatusChip.tsx'

const importDialog = async () => (await import('./AppealDialog.tsx')).AppealDialog

/** What the player says, beside the ban it is about. */
export function AppealCard({ appeal }: { appeal: Appeal }) {
  const { formatMoment } = useFormats()
  const decide = useHostedDialog(importDialog)
  const { status, userId, displayName, profileImage, text, createdAt } = appeal
  return (
    <article className={styles.card} aria-label={m.sanctions_appeals_of({ name: displayName })}>
      <header className={styles.header}>
        <PlayerCell id={userId} name={displayName} image={profileImage} />
        <AppealStatusChip status={status} />
        <span className={styles.when}>{formatMoment(createdAt)}</span>
        <TextLink asChild touch>
          <Link to={paths.adminUsers} search={{ user: userId }}>
            {m.users_details()}
          </Link>
        </TextLink>
      </header>
      <div className={styles.columns}>
        <section>
          <h3 className={styles.title}>{m.sanctions_appeals_text()}</h3>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </section>
        <AppealCase ban={appeal.ban} />
      </div>
      {status === 'pending' ? (
        <div className={styles.actions}>
          <BusyButton
            variant="danger"
            aria-label={m.sanctions_appeals_deny_label({ name: displayName })}
            onClick={() => decide({ appeal, status: 'denied' })}
          >
            {m.sanctions_appeals_deny()}
          </BusyButton>
          <BusyButton
            variant="ok"
            aria-label={m.sanctions_appeals_grant_label({ name: displayName })}
            onClick={() => decide({ appeal, status: 'granted' })}
          >
            {m.sanctions_appeals_grant()}
          </BusyButton>
        </div>
      ) : (
        <div className={styles.decision}>
          <AppealDecisionText appeal={appeal} />
        </div>
      )}
    </article>
  )
}
