import type { Playtime } from '#contract/users/users.ts'
import { m } from '#texts'
import type { Choice } from '#web/forms/use-plain-form.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'
import styles from './PlaytimesField.module.css'

// The quarters of a game day from 06:00 to 06:00, as on the rail of every post.
const quarters = [
  { value: 'morning', name: m.auth_playtime_morning, hours: '6–12' },
  { value: 'afternoon', name: m.auth_playtime_afternoon, hours: '12–18' },
  { value: 'evening', name: m.auth_playtime_evening, hours: '18–24' },
  { value: 'night', name: m.auth_playtime_night, hours: '24–6' },
] as const satisfies readonly { value: Playtime; name: () => string; hours: string }[]

/** The name of a quarter of the day, or of the weekend. */
export const playtimeName = (value: string): string =>
  quarters.find((quarter) => quarter.value === value)?.name() ?? m.auth_playtime_weekend()

export function PlaytimesField({ choice }: { choice: Choice }) {
  return (
    <FieldGroup label={m.auth_register_playtimes()} optional hint={m.auth_playtimes_hint()}>
      <div className={styles.rail} aria-hidden="true">
        {quarters.map(({ value }) => (
          <span key={value} className={styles[value]} />
        ))}
      </div>
      <ChipRow columns={4}>
        {quarters.map(({ value, name, hours }) => (
          <CheckboxChip key={value} {...choice(value)} detail={hours}>
            {name()}
          </CheckboxChip>
        ))}
      </ChipRow>
      <Checkbox {...choice('weekend' satisfies Playtime)}>{m.auth_playtime_weekend()}</Checkbox>
    </FieldGroup>
  )
}
