import { GallerySection } from '#web/gallery/GallerySection.tsx'
import { Specimen } from '#web/gallery/Specimen.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'

export function FeedbackSection() {
  const toast = useToast()
  const showSuccess = () => toast.show({ title: 'Nachricht an Marlin_Voss erfolgreich gesendet!' })
  const showError = () =>
    toast.show({
      tone: 'error',
      title: 'Fehler beim Melden',
      text: 'Deine Eingaben sind noch da. Versuch es noch einmal.',
    })
  const showLive = () =>
    toast.show({
      tone: 'live',
      title: '2 new crews on the board',
      action: { label: 'Show them', onClick: () => {} },
    })
  return (
    <GallerySection title="Feedback">
      <Specimen caption="Notes" layout="columns">
        <Note tone="danger">Login failed. Please check your credentials.</Note>
        <Note tone="warn">Die Mission beginnt, bevor alle Plätze vergeben sind.</Note>
        <Note tone="info">The leader sees your profile, your rating and this message.</Note>
        <Note tone="beacon">Your crew starts in 20 minutes.</Note>
        <Note>
          Already have an account with the community? <TextLink href="#partner">Go to their login</TextLink>
        </Note>
        <Note icon={null}>Without an icon.</Note>
      </Specimen>
      <Specimen caption="Toasts">
        <Button onClick={showSuccess}>Success</Button>
        <Button onClick={showError}>Error, stays</Button>
        <Button onClick={showLive}>With an action</Button>
      </Specimen>
      <Specimen caption="Skeleton" layout="columns">
        <LoadingRegion>
          <Skeleton width="92%" height={15} />
          <br />
          <Skeleton width="64%" height={15} />
          <br />
          <Skeleton width={28} height={28} radius={8} />
        </LoadingRegion>
      </Specimen>
    </GallerySection>
  )
}
