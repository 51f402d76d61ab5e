import { ExternalLink } from 'lucide-react'
import type { OpenProof } from '#contract/handles/handles.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { Fact, Facts } from '#web/features/moderation/Facts.tsx'
import { CaseCard } from '#web/features/moderation/queue/CaseCard.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import styles from './HandleCard.module.css'

const importDialog = async () => (await import('./HandleDialog.tsx')).HandleDialog

/** What to look for, where, and the decision. */
export function HandleCard({ proof }: { proof: OpenProof }) {
  const decide = useHostedDialog(importDialog)
  const { handle, code, profileUrl, userId, displayName, profileImage, createdAt } = proof
  return (
    <CaseCard
      label={m.handles_request_of({ name: displayName })}
      player={{ id: userId, name: displayName, image: profileImage }}
      since={createdAt}
      actions={
        <>
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
        </>
      }
    >
      <Facts>
        <Fact name={m.handles_handle()} isData>
          {handle}
        </Fact>
        <Fact name={m.handles_code_label()} isData>
          {code}
        </Fact>
      </Facts>
    </CaseCard>
  )
}
