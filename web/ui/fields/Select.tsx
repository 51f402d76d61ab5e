import { Check, ChevronDown } from 'lucide-react'
import * as RadixSelect from 'radix-ui/select'
import type { ReactNode } from 'react'
import { m } from '#texts'
import { classNames } from '#web/ui/class-names.ts'
import { useFieldControl } from './field-context.ts'
import styles from './Select.module.css'

type Option<Value extends string> = { value: Value; label: string; icon?: ReactNode; disabled?: boolean }

type Props<Value extends string> = {
  options: readonly Option<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  placeholder?: string | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  disabled?: boolean | undefined
  id?: string | undefined
  'aria-label'?: string | undefined
  className?: string | undefined
}

/** For short lists on wide screens and options with icons; else NativeSelect, which costs nothing to load. */
export function Select<Value extends string>(props: Props<Value>) {
  const { options, value, onChange, placeholder = m.ui_choose(), size = 'md', disabled = false } = props
  const wiring = useFieldControl(props)
  // Radix refuses the empty string, which is our "any": so options are addressed by their place.
  const chosen = options.findIndex((option) => option.value === value)
  const choose = (place: string) => {
    const option = options[Number(place)]
    if (option) onChange(option.value)
  }
  return (
    <RadixSelect.Root value={chosen < 0 ? '' : String(chosen)} onValueChange={choose} disabled={disabled}>
      <RadixSelect.Trigger
        {...wiring}
        aria-label={props['aria-label']}
        className={classNames(styles.trigger, styles[size], props.className)}
      >
        <span className={styles.value}>
          <RadixSelect.Value placeholder={placeholder} />
        </span>
        <ChevronDown className={styles.arrow} aria-hidden />
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content className={styles.list} position="popper" sideOffset={4} collisionPadding={8}>
          <RadixSelect.Viewport>
            {options.map((option, place) => (
              <RadixSelect.Item
                key={option.value}
                value={String(place)}
                disabled={option.disabled ?? false}
                className={styles.option}
              >
                {option.icon}
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                <RadixSelect.ItemIndicator className={styles.tick}>
                  <Check aria-hidden />
                </RadixSelect.ItemIndicator>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  )
}
