import { crewLimits } from '#contract/crew-fields.ts'
import { m } from '#texts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Slider } from '#web/ui/fields/Slider.tsx'
import styles from './SizeFilter.module.css'
import { useDraft } from './use-draft.ts'

type Props = { value: number | undefined; onChange: (size: number | undefined) => void }

const most = crewLimits.crewSize
const settleMs = 300

/** The right end is no filter at all. */
export function SizeFilter({ value, onChange }: Props) {
  const size = useDraft(value ?? most, (next) => onChange(next === most ? undefined : next), {
    ms: settleMs,
  })
  const unlimited = size.value === most
  return (
    <Field label={m.board_max_size()} labelEnd={<span className={styles.size}>{size.value}</span>}>
      <Slider
        value={size.value}
        min={1}
        max={most}
        valueText={unlimited ? m.board_max_size_any({ count: most }) : undefined}
        onChange={size.change}
      />
    </Field>
  )
}
