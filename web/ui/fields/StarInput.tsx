import { Star } from 'lucide-react'
import { useId } from 'react'
import { m } from '#texts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './StarInput.module.css'

const positions = [1, 2, 3, 4, 5]

type Props = { value: number | undefined; onChange: (value: number) => void; disabled?: boolean | undefined }

/** A choice of one to five stars. Put it inside a FieldGroup, which gives it its label. */
export function StarInput({ value = 0, onChange, disabled }: Props) {
  const name = useId()
  return (
    <div className={styles.stars}>
      {positions.map((position) => (
        <label
          key={position}
          className={classNames('focus-within', styles.star)}
          data-on={position <= value || undefined}
        >
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={position}
            checked={position === value}
            disabled={disabled}
            aria-label={m.ui_stars({ stars: position })}
            onChange={() => onChange(position)}
          />
          <Star size={20} aria-hidden />
        </label>
      ))}
    </div>
  )
}
