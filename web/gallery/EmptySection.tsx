import { RefreshCw } from 'lucide-react'
import { GallerySection } from '#web/gallery/GallerySection.tsx'
import { Specimen } from '#web/gallery/Specimen.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'

export function EmptySection() {
  return (
    <GallerySection title="Empty states and errors">
      <Specimen caption="Drawings" layout="columns">
        <EmptyState
          panel
          heading="h3"
          art="seats"
          title="No crews found"
          actions={
            <>
              <Button variant="primary">Clear all filters</Button>
              <Button>Create crew</Button>
            </>
          }
        >
          Try adjusting your filters or check back later for new crew requests.
        </EmptyState>
        <EmptyState
          panel
          heading="h3"
          art="signal"
          title="Error loading crews. Please try again."
          actions={
            <Button variant="primary">
              <RefreshCw aria-hidden />
              Try Again
            </Button>
          }
        >
          The board did not answer. What you see may be up to 30 seconds old.
        </EmptyState>
        <EmptyState
          panel
          heading="h3"
          art="lock"
          title="Zugriff verweigert"
          actions={<Button>Zur Startseite</Button>}
        >
          Dieser Bereich ist nur für Admins.
        </EmptyState>
        <EmptyState panel heading="h3" art="envelope" title="Keine Nachrichten">
          Sobald dir eine Crew-Leitung schreibt, steht es hier.
        </EmptyState>
      </Specimen>
    </GallerySection>
  )
}
