import { useId, useState } from 'react'
import type { NoticeSettings } from '#contract/notices/notices.ts'
import { type NoticePreset, noticePresets, presetOf, withPreset } from '#contract/notices/presets.ts'
import { m } from '#texts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './NoticePresets.module.css'
import { useSaveNotices } from './use-save-notices.ts'

type Choice = NoticePreset | 'custom'

const texts: Readonly<Record<Choice, { name: () => string; about: () => string }>> = {
  everything: { name: m.settings_everything, about: m.settings_everything_text },
  own: { name: m.settings_concerns_me, about: m.settings_concerns_me_text },
  urgent: { name: m.settings_urgent, about: m.settings_urgent_text },
  custom: { name: m.settings_custom, about: m.settings_custom_text },
}

/** Three choices instead of thirty. What a player has fine-tuned is a fourth one, to come back to. */
export function NoticePresets({ stored }: { stored: NoticeSettings }) {
  const group = useId()
  const { save, settings } = useSaveNotices(stored)
  const chosen: Choice = presetOf(settings) ?? 'custom'
  const [custom, setCustom] = useState<NoticeSettings>()
  const choices: readonly Choice[] =
    chosen === 'custom' || custom ? [...noticePresets, 'custom'] : noticePresets
  const choose = (choice: Choice) => {
    if (chosen === 'custom') setCustom(settings)
    if (choice !== 'custom') save(withPreset(settings, choice))
    else if (custom) save(custom)
  }
  return (
    <div role="radiogroup" aria-label={m.settings_amount()} className={styles.presets}>
      {choices.map((choice) => {
        const { name, about } = texts[choice]
        return (
          <label key={choice} className={classNames('focus-within', styles.preset)}>
            <input
              type="radio"
              className={styles.input}
              name={group}
              checked={choice === chosen}
              aria-labelledby={`${group}-${choice}`}
              aria-describedby={`${group}-${choice}-about`}
              onChange={() => choose(choice)}
            />
            <span id={`${group}-${choice}`} className={styles.name}>
              {name()}
            </span>
            <span id={`${group}-${choice}-about`} className={styles.about}>
              {about()}
            </span>
          </label>
        )
      })}
    </div>
  )
}
