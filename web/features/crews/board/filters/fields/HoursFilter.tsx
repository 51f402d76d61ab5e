import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { useWeekHours } from '#web/session/use-week-hours.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import styles from './HoursFilter.module.css'

type Props = { value: boolean; onChange: (fitsHours: true | undefined) => void }

/** Nothing for guests, who have no hours. */
export function HoursFilter({ value, onChange }: Props) {
  const user = useUser()
  const { data: hours } = useWeekHours()
  if (!user) return null
  const hasHours = hours?.includes(true) ?? true
  return (
    <div className={styles.filter}>
      <Checkbox
        name="fitsHours"
        value="true"
        checked={value}
        disabled={!hasHours && !value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? true : undefined)}
      >
        {m.board_fits_hours()}
      </Checkbox>
      {hasHours ? null : (
        <p className={styles.hint}>
          {m.board_fits_hours_none()}{' '}
          <TextLink asChild>
            <Link to={paths.settingsProfile} hash="hours">
              {m.board_fits_hours_set()}
            </Link>
          </TextLink>
        </p>
      )}
    </div>
  )
}
