import { Ellipsis, Plus, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { GallerySection } from '#web/gallery/GallerySection.tsx'
import { Specimen } from '#web/gallery/Specimen.tsx'
import { Button, type ButtonVariant } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Spinner } from '#web/ui/loading/Spinner.tsx'
import styles from './Gallery.module.css'

const variants: ButtonVariant[] = ['primary', 'soft', 'secondary', 'ghost', 'danger', 'danger-fill', 'ok']

export function ButtonSection() {
  const [pending, setPending] = useState(false)
  const wait = () => {
    setPending(true)
    setTimeout(() => setPending(false), 3000)
  }
  return (
    <GallerySection title="Buttons and links">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Specimen key={size} caption={`Size ${size}`}>
          {variants.map((variant) => (
            <Button key={variant} size={size} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button size={size} disabled>
            Disabled
          </Button>
          <Button size={size} pending pendingLabel="Joining">
            Join Crew
          </Button>
        </Specimen>
      ))}
      <Specimen caption="Waits for three seconds and keeps its width">
        <Button variant="primary" pending={pending} pendingLabel="Wird gesendet" onClick={wait}>
          Senden
        </Button>
        <Button variant="soft" pending={pending} onClick={wait}>
          Join Crew
        </Button>
        <IconButton label="Refresh" variant="secondary" pending={pending} onClick={wait}>
          <RefreshCw aria-hidden />
        </IconButton>
      </Specimen>
      <Specimen caption="With icon, icon alone, as a link">
        <Button variant="primary">
          <Plus aria-hidden />
          Create crew
        </Button>
        <IconButton label="More">
          <Ellipsis aria-hidden />
        </IconButton>
        <IconButton label="Remove" size="sm" variant="danger">
          <Trash2 aria-hidden />
        </IconButton>
        <Button asChild variant="secondary">
          <a href="#buttons">Browse as guest</a>
        </Button>
        <TextLink href="#buttons">Link in running text</TextLink>
        <TextLink href="#buttons" tone="soft">
          Forgot password?
        </TextLink>
        <Spinner />
      </Specimen>
      <Specimen caption="Long German text in a narrow column" layout="plain">
        <div className={styles.narrow}>
          <Button block variant="primary">
            Bewerbung für die Bergungsmannschaft zurückziehen
          </Button>
        </div>
      </Specimen>
    </GallerySection>
  )
}
