import { useState } from 'react'
import { GallerySection } from '#web/gallery/GallerySection.tsx'
import { Specimen } from '#web/gallery/Specimen.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { Slider } from '#web/ui/fields/Slider.tsx'
import { StarInput } from '#web/ui/fields/StarInput.tsx'
import { Stepper } from '#web/ui/fields/Stepper.tsx'

export function NumberSection() {
  const [seats, setSeats] = useState(5)
  const [size, setSize] = useState(32)
  const [stars, setStars] = useState(4)
  return (
    <GallerySection title="Numbers">
      <Specimen caption="Stepper, slider, stars" layout="columns">
        <Field label="Max crew size" hint="1 to 50, you included">
          <Stepper min={1} max={50} value={seats} onChange={setSeats} />
        </Field>
        <Field label="Slots">
          <Stepper min={1} max={50} value={1} onChange={setSeats} disabled />
        </Field>
        <Field label="Max crew size" labelEnd={size}>
          <Slider min={1} max={50} value={size} onChange={setSize} />
        </Field>
        <Field label="Largest crew" labelEnd={12}>
          <Slider min={1} max={50} value={12} onChange={setSize} disabled />
        </Field>
        <FieldGroup label="Leitung bewerten" hint={`${stars} von 5`}>
          <StarInput value={stars} onChange={setStars} />
        </FieldGroup>
      </Specimen>
    </GallerySection>
  )
}
