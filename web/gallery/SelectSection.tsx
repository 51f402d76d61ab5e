import { Compass, Crosshair, Pickaxe } from 'lucide-react'
import { useState } from 'react'
import { GallerySection } from '#web/gallery/GallerySection.tsx'
import { Specimen } from '#web/gallery/Specimen.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { Select } from '#web/ui/fields/Select.tsx'

const activities = [
  { value: '', label: 'Any activity' },
  { value: 'mining', label: 'Mining', icon: <Pickaxe aria-hidden /> },
  { value: 'combat', label: 'Combat', icon: <Crosshair aria-hidden /> },
  { value: 'exploration', label: 'Exploration', icon: <Compass aria-hidden /> },
  { value: 'racing', label: 'Racing', disabled: true },
]

export function SelectSection() {
  const [activity, setActivity] = useState('')
  const [chosen, setChosen] = useState<string>()
  return (
    <GallerySection title="Lists to choose from">
      <Specimen caption="The system's own list" layout="columns">
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
      <Specimen caption="The drawn list" layout="columns">
        <Field label="Activity" hint="The empty value is a choice too">
          <Select options={activities} value={activity} onChange={setActivity} />
        </Field>
        <Field label="Role" error="Bitte wähle eine Rolle">
          <Select options={activities.slice(1)} value={chosen} onChange={setChosen} />
        </Field>
        <Field label="Start">
          <Select size="sm" options={activities} value="mining" onChange={setActivity} disabled />
        </Field>
      </Specimen>
    </GallerySection>
  )
}
