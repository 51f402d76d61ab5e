import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { WaitlistEntry } from '#contract/waitlists/waitlists.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { paths } from '#web/paths.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { Rating } from '#web/ui/marks/Rating.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import { PlayerName } from '#web/ui/players/PlayerName.tsx'
import { OfferToWaiting } from './OfferToWaiting.tsx'
import styles from './WaitlistEntries.module.css'
import { useRemoveFromWaitlist, useWaitlist } from './waitlists.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
}

/** Those who wait, in the order in which they get seats. */
export function WaitlistEntries({ crew }: Props) {
  const { data, error, isFetching, refetch } = useWaitlist(crew.id)
  const { mutateAsync: remove } = useRemoveFromWaitlist(crew.id)
  if (!data && error) {
    return (
      <LoadProblem
        error={error}
        fallback={m.waitlists_load_failed()}
        retrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (!data) {
    return (
      <LoadingRegion>
        <Skeleton height={56} />
      </LoadingRegion>
    )
  }
  const wantedSeat = ({ roleName }: WaitlistEntry) =>
    roleName === null ? m.waitlists_any_seat() : roleNameText(roleName)
  return (
    <ol className={styles.entries}>
      {data.entries.map((entry) => (
        <li key={entry.userId} className={styles.entry}>
          <Avatar name={entry.displayName} src={entry.profileImage} size={36} />
          <div className={styles.text}>
            <div className={styles.name}>
              <PlayerName>
                <Link to={paths.profile} params={{ userId: String(entry.userId) }} dir="auto">
                  {entry.displayName}
                </Link>
              </PlayerName>
              <Rating average={entry.reputation.averageRating} count={entry.reputation.totalRatings} />
            </div>
            <div className={styles.seat}>{wantedSeat(entry)}</div>
          </div>
          <div className={styles.buttons}>
            {entry.canOffer ? <OfferToWaiting crewId={crew.id} entry={entry} /> : null}
            <ConfirmButton
              variant="ghost"
              size="sm"
              square
              label={<X aria-hidden />}
              aria-label={m.waitlists_remove_name({ name: entry.displayName })}
              title={m.waitlists_remove_title({ name: entry.displayName })}
              subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
              consequence={m.waitlists_remove_consequence()}
              confirmLabel={m.waitlists_remove_confirm()}
              pendingLabel={m.waitlists_removing()}
              doneText={m.waitlists_removed({ name: entry.displayName })}
              failedText={m.waitlists_remove_failed()}
              onConfirm={() => remove(entry.userId)}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}
