import { Compass, LayoutGrid, Pickaxe, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { GallerySection } from '#web/gallery/GallerySection.tsx'
import { Specimen } from '#web/gallery/Specimen.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { ChipRow } from '#web/ui/display/ChipRow.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { CheckboxChips } from '#web/ui/fields/CheckboxChips.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { RadioGroup } from '#web/ui/fields/RadioGroup.tsx'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'

const languages = [
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
]
const times = [
  { value: 'morning', label: 'Vormittags', detail: '6–12' },
  { value: 'afternoon', label: 'Nachmittags', detail: '12–18' },
  { value: 'evening', label: 'Abends', detail: '18–24' },
  { value: 'night', label: 'Nachts', detail: '24–6' },
]
const postTypes = [
  { value: 'crew', label: 'Looking for crew' },
  { value: 'mission', label: 'Mission', end: <Badge count={4} quiet /> },
  { value: 'transport', label: 'Transport request' },
]
const views = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden /> },
  { value: 'list', label: 'List', icon: <Rows3 aria-hidden /> },
]
const bans = [
  { value: 'temporary', label: 'Temporary' },
  { value: 'permanent', label: 'Permanent', hint: 'Kann nur ein Admin wieder aufheben' },
  { value: 'none', label: 'Not available', disabled: true },
]

export function ChoiceSection() {
  const [spoken, setSpoken] = useState(['de'])
  const [played, setPlayed] = useState(['evening', 'night'])
  const [postType, setPostType] = useState('mission')
  const [view, setView] = useState('grid')
  const [ban, setBan] = useState<string>('temporary')
  return (
    <GallerySection title="Choices">
      <Specimen caption="Check boxes" layout="columns">
        <div>
          <Checkbox defaultChecked>
            I accept the <TextLink href="#terms">terms</TextLink> and the{' '}
            <TextLink href="#rules">community rules</TextLink>
          </Checkbox>
          <Checkbox count={12}>Français</Checkbox>
          <Checkbox aria-invalid>Muss angekreuzt werden, bevor es weitergeht</Checkbox>
        </div>
        <div>
          <Checkbox disabled>Disabled</Checkbox>
          <Checkbox disabled defaultChecked>
            Disabled and chosen
          </Checkbox>
        </div>
        <FieldGroup label="Duration">
          <RadioGroup options={bans} value={ban} onChange={setBan} />
        </FieldGroup>
      </Specimen>
      <Specimen caption="Chips" layout="columns">
        <FieldGroup
          label="Languages"
          error={spoken.length === 0 ? 'Wähle mindestens eine Sprache' : undefined}
        >
          <CheckboxChips tick options={languages} value={spoken} onChange={setSpoken} />
        </FieldGroup>
        <FieldGroup label="Wann spielst du meistens?" optional>
          <CheckboxChips columns={4} options={times} value={played} onChange={setPlayed} />
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
