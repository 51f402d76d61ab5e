import { Compass, LayoutGrid, Pickaxe, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { GallerySection } from '#web/gallery/GallerySection.tsx'
import { Specimen } from '#web/gallery/Specimen.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'
import { Switch } from '#web/ui/fields/Switch.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'

const postTypes = [
  { value: 'crew', label: 'Looking for crew' },
  { value: 'mission', label: 'Mission', end: <Badge count={4} quiet /> },
  { value: 'transport', label: 'Transport request' },
]
const views = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden /> },
  { value: 'list', label: 'List', icon: <Rows3 aria-hidden /> },
]

export function ChoiceSection() {
  const [postType, setPostType] = useState('mission')
  const [view, setView] = useState('grid')
  const [isQuiet, setQuiet] = useState(true)
  return (
    <GallerySection title="Choices">
      <Specimen caption="Check boxes" layout="columns">
        <div>
          <Checkbox defaultChecked>
            I accept the <TextLink href="#terms">terms</TextLink> and the{' '}
            <TextLink href="#rules">community rules</TextLink>
          </Checkbox>
          <Checkbox>Français</Checkbox>
          <Checkbox aria-invalid>Muss angekreuzt werden, bevor es weitergeht</Checkbox>
        </div>
        <div>
          <Checkbox disabled>Disabled</Checkbox>
          <Checkbox disabled defaultChecked>
            Disabled and chosen
          </Checkbox>
          <Checkbox loading>Loading</Checkbox>
        </div>
      </Specimen>
      <Specimen caption="Switches" layout="columns">
        <Switch
          label="Quiet hours"
          hint="Nothing is pushed then."
          checked={isQuiet}
          onChange={() => setQuiet(!isQuiet)}
        />
        <Switch label="Being turned on" checked aria-disabled onChange={() => {}} />
        <Switch label="Loading" checked={undefined} />
      </Specimen>
      <Specimen caption="Chips" layout="columns">
        <FieldGroup label="Languages" error="Wähle mindestens eine Sprache">
          <ChipRow>
            <CheckboxChip tick>Deutsch</CheckboxChip>
            <CheckboxChip tick>English</CheckboxChip>
          </ChipRow>
        </FieldGroup>
        <FieldGroup label="Wann spielst du meistens?" optional>
          <ChipRow columns={2}>
            <CheckboxChip detail="18–24" defaultChecked>
              Abends
            </CheckboxChip>
            <CheckboxChip detail="24–6">Nachts</CheckboxChip>
          </ChipRow>
        </FieldGroup>
        <FieldGroup label="Activity">
          <ChipRow>
            <CheckboxChip
              type="radio"
              name="activity"
              icon={<Pickaxe aria-hidden />}
              hue="mining"
              defaultChecked
            >
              Mining
            </CheckboxChip>
            <CheckboxChip type="radio" name="activity" icon={<Compass aria-hidden />} hue="exploration">
              Exploration
            </CheckboxChip>
            <CheckboxChip type="radio" name="activity" disabled>
              Disabled
            </CheckboxChip>
          </ChipRow>
        </FieldGroup>
      </Specimen>
      <Specimen caption="Segments: block, small, icons alone, disabled" layout="columns">
        <SegmentedControl
          label="Post type"
          block
          options={postTypes}
          value={postType}
          onChange={setPostType}
        />
        <SegmentedControl
          label="Post type"
          size="sm"
          options={postTypes}
          value={postType}
          onChange={setPostType}
        />
        <div>
          <SegmentedControl label="View" size="lg" iconOnly options={views} value={view} onChange={setView} />{' '}
          <SegmentedControl label="View" disabled options={views} value={view} onChange={setView} />
        </div>
      </Specimen>
    </GallerySection>
  )
}
