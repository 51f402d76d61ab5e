import { ChevronDown, Flag, LogOut, Trash2, User } from 'lucide-react'
import { useState } from 'react'
import { DialogSpecimen } from '#web/gallery/DialogSpecimen.tsx'
import { GallerySection } from '#web/gallery/GallerySection.tsx'
import { Specimen } from '#web/gallery/Specimen.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/Menu.tsx'
import { Sheet } from '#web/ui/overlays/Sheet.tsx'

export function OverlaySection() {
  const [confirming, setConfirming] = useState(false)
  const [filtering, setFiltering] = useState(false)
  const trigger = (
    <Button variant="ghost">
      Kestrel_77
      <ChevronDown aria-hidden />
    </Button>
  )
  return (
    <GallerySection title="Overlays">
      <Specimen caption="Dialog, confirmation, sheet, menu">
        <DialogSpecimen />
        <Button variant="danger" onClick={() => setConfirming(true)}>
          Crew löschen
        </Button>
        <Button onClick={() => setFiltering(true)}>Filters</Button>
        <Menu trigger={trigger}>
          <MenuItem asChild>
            <a href="#profile">
              <User aria-hidden />
              Profile
            </a>
          </MenuItem>
          <MenuItem icon={<Flag aria-hidden />} disabled>
            Report
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => setConfirming(true)}>
            Delete crew
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<LogOut aria-hidden />}>Log out</MenuItem>
        </Menu>
      </Specimen>
      <ConfirmDialog
        danger
        open={confirming}
        onOpenChange={setConfirming}
        title="Crew löschen?"
        subtitle="Quantanium run, Aaron Halo · 3 Mitglieder"
        consequence="Die Crew verschwindet sofort, offene Bewerbungen auch. Das lässt sich nicht rückgängig machen."
        confirmLabel="Crew löschen"
        onConfirm={() => setConfirming(false)}
      />
      <Sheet
        title="Filters"
        open={filtering}
        onOpenChange={setFiltering}
        headerEnd={<Button variant="ghost">Clear all</Button>}
        footer={
          <Button size="lg" variant="primary" onClick={() => setFiltering(false)}>
            Show 47 crews
          </Button>
        }
      >
        <Checkbox>English</Checkbox>
        <Checkbox>Deutsch</Checkbox>
      </Sheet>
    </GallerySection>
  )
}
