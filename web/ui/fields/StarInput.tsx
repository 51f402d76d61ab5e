import { Star } from 'lucide-react'
import { useId } from 'react'
import { m } from '#texts'
import styles from './StarInput.module.css'

const places = [1, 2, 3, 4, 5]

type Props = { value: number | undefined; onChange: (value: number) => void; disabled?: boolean | undefined }

/** Choosing one to five stars. Put it inside a FieldGroup, which names it. */
export function StarInput({ value = 0, onChange, disabled }: Props) {
  const name = useId()
  return (
    <div className={styles.stars}>
      {places.map((place) => (
        <label key={place} className={styles.star} data-on={place <= value || undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={place}
            checked={place === value}
            disabled={disabled}
            aria-label={m.ui_stars({ stars: place })}
            onChange={() => onChange(place)}
          />
          <Star size={20} aria-hidden />
        </label>
      ))}
    </div>
  )
}
