import type { Appeal } from '#contract/sanctions/appeals.ts'
import { m } from '#texts'
import { useFormats } from '#web/features/moderation/use-formats.ts'
import styles from './AppealCard.module.css'

/** Who decided an appeal, when and why. */
export function AppealDecisionText({ appeal }: { appeal: Appeal }) {
  const { formatMoment } = useFormats()
  const { decidedBy, decidedAt, note } = appeal
  return (
    <>
      <p>
        {m.users_by_at({
          name: decidedBy ?? m.users_somebody(),
          when: decidedAt ? formatMoment(decidedAt) : '',
        })}
      </p>
      {note ? (
        <p className={styles.text} dir="auto">
          {note}
        </p>
      ) : null}
    </>
  )
}
