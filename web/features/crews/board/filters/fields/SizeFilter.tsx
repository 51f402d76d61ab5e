import { crewLimits } from '#contract/crews/fields.ts'
import { m } from '#texts'
import { useDebouncedValue } from '#web/forms/use-debounced-value.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Slider } from '#web/ui/fields/Slider.tsx'
import styles from './SizeFilter.module.css'

type Props = { value: number | undefined; onChange: (size: number | undefined) => void }

const maxSize = crewLimits.crewSize
const debounceMs = 300

/** The right end means no filter. */
export function SizeFilter({ value, onChange }: Props) {
  const size = useDebouncedValue(value ?? maxSize, (next) => onChange(next === maxSize ? undefined : next), {
    ms: debounceMs,
  })
  const isUnlimited = size.value === maxSize
  return (
    <Field label={m.board_max_size()} labelEnd={<span className={styles.size}>{size.value}</span>}>
      <Slider
        name="maxCrewSize"
        value={size.value}
        min={1}
        max={maxSize}
        valueText={isUnlimited ? m.board_max_size_any() : undefined}
        onChange={size.change}
      />
    </Field>
  )
}
