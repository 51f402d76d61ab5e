import { Lock, Search } from 'lucide-react'
import { useState } from 'react'
import { GallerySection } from '#web/gallery/GallerySection.tsx'
import { Specimen } from '#web/gallery/Specimen.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { Kbd } from '#web/ui/marks/Kbd.tsx'

export function TextFieldSection() {
  const [message, setMessage] = useState('Hi Grubenlampe, I have my own Prospector.')
  const [tooLong, setTooLong] = useState('Ich komme gern mit, bringe alles mit und bleibe bis Mitternacht.')
  return (
    <GallerySection title="Text fields">
      <Specimen caption="Default, optional, hint, error, disabled" layout="columns">
        <Field label="Mission title">
          <TextInput defaultValue="Quantanium run, Aaron Halo" />
        </Field>
        <Field label="End location" optional>
          <TextInput placeholder="Same as start" />
        </Field>
        <Field label="Estimated duration" hint="0 to 1440. Shown as 3 h.">
          <TextInput defaultValue="180" inputMode="numeric" end="minutes" />
        </Field>
        <Field label="Email" error="Please enter a valid email address" hint="Never seen with an error">
          <TextInput type="email" defaultValue="feldspat@example" />
        </Field>
        <Field
          label="Voraussichtliche Gesamtdauer der Bergungsmission"
          optional
          error="Die Startzeit muss in der Zukunft liegen und darf höchstens ein Jahr entfernt sein"
        >
          <TextInput defaultValue="14.11.2026 17:30" />
        </Field>
        <Field label="Citizen id">
          <TextInput defaultValue="SC-30415" disabled />
        </Field>
      </Specimen>
      <Specimen caption="Icon, key hint, password, sizes" layout="columns">
        <Field label="Search" labelHidden>
          <TextInput
            type="search"
            size="lg"
            icon={<Search />}
            end={<Kbd>/</Kbd>}
            placeholder="Search title, description or activity"
          />
        </Field>
        <Field label="Password" labelEnd={<TextLink tone="soft">Forgot password?</TextLink>}>
          <PasswordInput
            size="lg"
            icon={<Lock />}
            defaultValue="hunter22222"
            autoComplete="current-password"
          />
        </Field>
        <Field label="Name or citizen id" labelHidden>
          <TextInput size="sm" icon={<Search />} placeholder="Name oder Citizen-ID" />
        </Field>
      </Specimen>
      <Specimen caption="Text area: plain, counted, over the limit" layout="columns">
        <Field label="Comment" optional>
          <TextArea placeholder="Was lief gut, was nicht?" />
        </Field>
        <Field label="Message">
          <TextArea max={60} value={message} onChange={(event) => setMessage(event.target.value)} />
        </Field>
        <Field label="Nachricht" error="Nachricht zu lang (höchstens 50 Zeichen)">
          <TextArea max={50} value={tooLong} onChange={(event) => setTooLong(event.target.value)} />
        </Field>
      </Specimen>
    </GallerySection>
  )
}
