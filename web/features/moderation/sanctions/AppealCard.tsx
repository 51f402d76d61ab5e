import { Link } from '@tanstack/react-router'
import type { Appeal } from '#contract/sanctions/appeals.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { CaseCard } from '#web/features/moderation/queue/CaseCard.tsx'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import styles from './AppealCard.module.css'
import { AppealCase } from './AppealCase.tsx'
import { AppealDecisionText } from './AppealDecisionText.tsx'
import { AppealStatusChip } from './AppealStatusChip.tsx'

const importDialog = async () => (await import('./AppealDialog.tsx')).AppealDialog

/** What the player says, beside the ban it is about. */
export function AppealCard({ appeal }: { appeal: Appeal }) {
  const decide = useHostedDialog(importDialog)
  const { status, userId, displayName, profileImage, text, createdAt } = appeal
  const isPending = status === 'pending'
  const isOwnBan = appeal.ban.bannedBy === useUser()?.username
  return (
    <CaseCard
      label={m.sanctions_appeals_of({ name: displayName })}
      player={{ id: userId, name: displayName, image: profileImage }}
      since={createdAt}
      status={<AppealStatusChip status={status} />}
      link={
        <TextLink asChild touch>
          <Link to={paths.adminUsers} search={{ user: userId }}>
            {m.users_details()}
          </Link>
        </TextLink>
      }
      actions={
        isPending ? (
          <>
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
          </>
        ) : null
      }
    >
      {isPending && isOwnBan ? <Note tone="warn">{m.sanctions_appeals_own()}</Note> : null}
      <div className={styles.columns}>
        <section>
          <h2 className={styles.title}>{m.sanctions_appeals_text()}</h2>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </section>
        <AppealCase ban={appeal.ban} />
      </div>
      {isPending ? null : (
        <div className={styles.decision}>
          <AppealDecisionText appeal={appeal} />
        </div>
      )}
    </CaseCard>
  )
}
