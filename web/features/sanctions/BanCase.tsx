import { useState } from 'react'
import { m } from '#texts'
import type { ErrorDetails } from '#web/api/api-error.ts'
import { AppealForm } from './AppealForm.tsx'
import { AppealState } from './AppealState.tsx'
import styles from './BanCase.module.css'

interface Props {
  ban: ErrorDetails
  onSignInAgain: () => void
}

/** Why the player is banned, and the appeal: to be written, or how it stands. */
export function BanCase({ ban, onSignInAgain }: Props) {
  const [isSent, setSent] = useState(false)
  const { reason, description, appealToken, banId, appealStatus, appealNote } = ban
  const status = isSent ? 'pending' : appealStatus
  return (
    <>
      {reason ? (
        <div className={styles.reason}>
          <h2 className={styles.label}>{m.sanctions_banned_reason()}</h2>
          <p dir="auto">{reason}</p>
          {description ? (
            <p className={styles.description} dir="auto">
              {description}
            </p>
          ) : null}
        </div>
      ) : null}
      {status ? (
        <AppealState status={status} note={appealNote} isNew={isSent} />
      ) : appealToken ? (
        <AppealForm
          token={appealToken}
          banId={banId}
          onSent={() => setSent(true)}
          onSignInAgain={onSignInAgain}
        />
      ) : null}
    </>
  )
}
