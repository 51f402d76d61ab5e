import { GallerySection } from '#web/gallery/GallerySection.tsx'
import { Specimen } from '#web/gallery/Specimen.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'

export function SelectSection() {
  return (
    <GallerySection title="Selects">
      <Specimen caption="Default, error, small and disabled" layout="columns">
        <Field label="Time zone">
          <NativeSelect defaultValue="Europe/Berlin">
            <option>Europe/Berlin</option>
            <option>Europe/London</option>
            <option>America/Argentina/Buenos_Aires</option>
          </NativeSelect>
        </Field>
        <Field label="Experience" error="Bitte wähle deine Erfahrung">
          <NativeSelect defaultValue="">
            <option value="">Please choose</option>
            <option value="beginner">Beginner</option>
          </NativeSelect>
        </Field>
        <Field label="Ship size">
          <NativeSelect size="sm" disabled>
            <option>Large (7–12)</option>
          </NativeSelect>
        </Field>
      </Specimen>
    </GallerySection>
  )
}
