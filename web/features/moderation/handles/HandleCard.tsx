import { ExternalLink } from 'lucide-react'
import type { OpenProof } from '#contract/handles/handles.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import facts from '#web/features/moderation/Facts.module.css'
import { PlayerCell } from '#web/features/moderation/PlayerCell.tsx'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './HandleCard.module.css'

const importDialog = async () => (await import('./HandleDialog.tsx')).HandleDialog

/** What to look for, where, and the decision. */
export function HandleCard({ proof }: { proof: OpenProof }) {
  const { formatMoment } = useFormats()
  const decide = useHostedDialog(importDialog)
  const { handle, code, profileUrl, userId, displayName, profileImage, createdAt } = proof
  return (
    <article className={styles.card} aria-label={m.handles_request_of({ name: displayName })}>
      <header className={styles.header}>
        <PlayerCell id={userId} name={displayName} image={profileImage} />
        <span className={styles.when}>{formatMoment(createdAt)}</span>
      </header>
      <dl className={facts.facts}>
        <div className={facts.fact}>
          <dt>{m.handles_handle()}</dt>
          <dd className={styles.data} dir="auto">
            {handle}
          </dd>
        </div>
        <div className={facts.fact}>
          <dt>{m.handles_code_label()}</dt>
          <dd className={styles.data}>{code}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button asChild className={styles.link}>
          <a
            href={profileUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={m.handles_open_profile_of({ handle })}
          >
            <ExternalLink size={16} aria-hidden />
            {m.handles_open_profile()}
          </a>
        </Button>
        <BusyButton
          variant="danger"
          aria-label={m.handles_decline_label({ handle })}
          onClick={() => decide({ proof, status: 'declined' })}
        >
          {m.handles_decline()}
        </BusyButton>
        <BusyButton
          variant="ok"
          aria-label={m.handles_verify_label({ handle })}
          onClick={() => decide({ proof, status: 'verified' })}
        >
          {m.handles_verify()}
        </BusyButton>
      </div>
    </article>
  )
}
