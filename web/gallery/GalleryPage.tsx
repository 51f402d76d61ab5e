// Every component of web/ui in every state, on one page; only in development.
import { useState } from 'react'
import { ButtonSection } from '#web/gallery/ButtonSection.tsx'
import { ChoiceSection } from '#web/gallery/ChoiceSection.tsx'
import { DataSection } from '#web/gallery/DataSection.tsx'
import { EmptySection } from '#web/gallery/EmptySection.tsx'
import { FeedbackSection } from '#web/gallery/FeedbackSection.tsx'
import { NumberSection } from '#web/gallery/NumberSection.tsx'
import { OverlaySection } from '#web/gallery/OverlaySection.tsx'
import { SelectSection } from '#web/gallery/SelectSection.tsx'
import { StatusSection } from '#web/gallery/StatusSection.tsx'
import { TextFieldSection } from '#web/gallery/TextFieldSection.tsx'
import { Logo } from '#web/ui/drawings/Logo.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { ToastProvider } from '#web/ui/overlays/ToastProvider.tsx'
import styles from './Gallery.module.css'

const themes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const

type Theme = (typeof themes)[number]['value']

export function GalleryPage() {
  const [theme, setTheme] = useState<Theme>('dark')
  const chooseTheme = (chosen: Theme) => {
    document.documentElement.dataset.theme = chosen
    setTheme(chosen)
  }
  return (
    <ToastProvider>
      <div className={styles.page}>
        <header className={styles.header}>
          <Logo />
          <SegmentedControl label="Theme" size="sm" options={themes} value={theme} onChange={chooseTheme} />
        </header>
        <h1 className={styles.title}>Interface components</h1>
        <ButtonSection />
        <TextFieldSection />
        <SelectSection />
        <ChoiceSection />
        <NumberSection />
        <StatusSection />
        <FeedbackSection />
        <EmptySection />
        <DataSection />
        <OverlaySection />
      </div>
    </ToastProvider>
  )
}
