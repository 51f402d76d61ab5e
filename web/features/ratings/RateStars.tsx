import { Star } from 'lucide-react'
import { use, useState } from 'react'
import { ratingLimits } from '#contract/ratings/fields.ts'
import { m } from '#texts'
import { UndoLabel } from '#web/dialogs/UndoLabel.tsx'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { useUndo } from '#web/dialogs/use-undo.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import styles from './RateStars.module.css'
import type { RatedCrew } from './rated-crew.ts'
import { starTexts } from './rating-texts.ts'
import { useRateCrew } from './use-rate-crew.ts'

const importDialog = async () => (await import('./RateDialog.tsx')).RateDialog

const positions = [1, 2, 3, 4, 5] as const

/** One tap rates: the leader rates the whole crew alike, a member the leader. It can be taken back for ten seconds. */
export function RateStars({ crew }: { crew: RatedCrew }) {
  const { mutateAsync: rate } = useRateCrew(crew.id)
  const openDialog = useHostedDialog(importDialog)
  const box = useFocusHandover<HTMLDivElement>(use(FocusHome))
  const { delay, undo, isSent } = useUndo(`rating-${crew.id}`)
  const [stars, setStars] = useState(0)
  const type = crew.viewer?.isAuthor ? 'crew' : 'leader'
  const isGiven = undo !== undefined || isSent
  const press = (rating: number) => {
    if (isGiven) return
    setStars(rating)
    delay({
      delayText: m.ratings_given({ stars: rating }),
      doneText: type === 'crew' ? m.ratings_crew_rated() : m.ratings_leader_rated(),
      failedText: m.ratings_failed(),
      withReason: (reason) => m.ratings_failed_because({ reason }),
      act: () => rate({ type, rating, comment: '' }),
    })
  }
  return (
    <div ref={box} className={styles.rating}>
      <p className={styles.hint}>
        {type === 'crew'
          ? m.ratings_one_tap_crew({ days: ratingLimits.days })
          : m.ratings_one_tap_leader({ days: ratingLimits.days })}
      </p>
      <fieldset aria-label={m.ratings_stars()} className={styles.stars}>
        {positions.map((position) => (
          <button
            key={position}
            type="button"
            className={styles.star}
            data-on={(isGiven && position <= stars) || undefined}
            // Not `disabled`: the pressed one keeps the focus.
            aria-disabled={isGiven || undefined}
            aria-label={starTexts[position]()}
            onClick={() => press(position)}
          >
            <Star size={28} aria-hidden />
          </button>
        ))}
      </fieldset>
      {undo ? (
        <Button size="sm" variant="soft" onClick={undo}>
          <UndoLabel />
        </Button>
      ) : (
        <BusyButton size="sm" variant="ghost" disabled={isSent} onClick={() => openDialog({ crew })}>
          {m.ratings_with_comment()}
        </BusyButton>
      )}
    </div>
  )
}
