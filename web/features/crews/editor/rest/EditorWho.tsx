import { useWatch } from 'react-hook-form'
import { experienceLevels } from '#contract/crews/fields.ts'
import { shipSizes } from '#contract/fleet/fields.ts'
import { languages } from '#contract/wire/languages.ts'
import { m } from '#texts'
import { experienceLabel, hullSizeLabel, shipSizeLabel } from '#web/features/crews/crew-texts.ts'
import type { CrewFormPart } from '#web/features/crews/editor/use-crew-form.ts'
import { languageName } from '#web/i18n/format.ts'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'
import styles from './EditorRest.module.css'

/** What is asked of those who join. */
export function EditorWho({ control, field, errorOf }: CrewFormPart) {
  const sizeLabel = useWatch({ control, name: 'shipName' }) ? hullSizeLabel : shipSizeLabel
  return (
    <>
      <Field label={m.crews_experience()} error={errorOf('experienceRequired')}>
        <NativeSelect {...field('experienceRequired')}>
          <option value="">{m.crews_experience_any()}</option>
          {experienceLevels.map((level) => (
            <option key={level} value={level}>
              {experienceLabel(level)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={m.crews_ship_size()} error={errorOf('shipRequired')}>
        <NativeSelect {...field('shipRequired')}>
          <option value="">{m.crews_ship_any()}</option>
          {shipSizes.map((size) => (
            <option key={size} value={size}>
              {sizeLabel(size)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={m.editor_primary_language()} error={errorOf('primaryLanguage')}>
        <NativeSelect {...field('primaryLanguage')}>
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageName(code)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <FieldGroup
        label={m.crews_languages()}
        optional
        error={errorOf('requiredLanguages')}
        className={styles.wide}
      >
        <ChipRow>
          {languages.map((code) => (
            <CheckboxChip key={code} {...field('requiredLanguages')} value={code} tick>
              <span lang={code}>{languageName(code)}</span>
            </CheckboxChip>
          ))}
        </ChipRow>
      </FieldGroup>
      <Field
        label={m.editor_additional()}
        optional
        error={errorOf('additionalRequirements')}
        className={styles.wide}
      >
        <TextArea
          {...field('additionalRequirements')}
          rows={2}
          max={2000}
          placeholder={m.editor_additional_example()}
        />
      </Field>
    </>
  )
}
