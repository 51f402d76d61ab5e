import { Repeat, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { GallerySection } from '#web/gallery/GallerySection.tsx'
import { Specimen } from '#web/gallery/Specimen.tsx'
import { Divider } from '#web/ui/display/Divider.tsx'
import { Fold } from '#web/ui/display/Fold.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Beacon } from '#web/ui/drawings/Beacon.tsx'
import { LogoMark } from '#web/ui/drawings/LogoMark.tsx'
import { LanguageCode } from '#web/ui/languages/LanguageCode.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { Kbd } from '#web/ui/marks/Kbd.tsx'
import { Rating } from '#web/ui/marks/Rating.tsx'
import { Stars } from '#web/ui/marks/Stars.tsx'
import { Tag } from '#web/ui/marks/Tag.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'

const players = ['Brotkasten', 'xX_VoidKing', 'Kestrel_77', 'Marlin_Voss', 'Ümit', 'ondine.rey']
const filters = ['English', 'Diese Woche', 'Mindestens drei freie Plätze']

export function StatusSection() {
  const [active, setActive] = useState(filters)
  return (
    <GallerySection title="Chips, badges and other small things">
      <Specimen caption="Chips, language codes, reputation, beacon" layout="plain">
        <Panel>
          <Specimen caption="Status">
            <Chip tone="open">Open</Chip>
            <Chip tone="live">In progress</Chip>
            <Chip tone="full">Full</Chip>
            <Chip tone="done">Completed</Chip>
            <Chip tone="beacon">Your crew</Chip>
            <Chip tone="warn">Pending</Chip>
            <Chip tone="ok">Accepted</Chip>
            <Chip tone="danger">Declined</Chip>
            <Chip tone="info">Moderator</Chip>
            <Chip tone="line">Outline</Chip>
            <Chip>Neutral</Chip>
            <Chip tone="warn" icon={<TriangleAlert aria-hidden />}>
              2
            </Chip>
          </Specimen>
          <Specimen caption="Languages, ratings, counts">
            <LanguageCode code="de" name="Deutsch" match />
            <LanguageCode code="ru" name="Русский" />
            <Rating average={4.8} count={32} />
            <Rating average={null} count={0} />
            <Stars value={3.6} />
            <Badge count={4} />
            <Badge count={128} />
            <Badge count={4} quiet />
            <Kbd>/</Kbd>
            <Beacon>New</Beacon>
            <Beacon />
            <LogoMark size={20} />
          </Specimen>
          <Specimen caption="Players">
            <Avatar name="Kestrel_77" size={20} />
            {players.map((name) => (
              <Avatar key={name} name={name} />
            ))}
            <Avatar name="Marlin_Voss" size={36} src="/no-such-picture.webp" />
            <Avatar name="Kestrel_77" size={96} label="Kestrel_77" />
          </Specimen>
          <Specimen caption="Active filters">
            {active.map((filter) => (
              <Tag key={filter} onRemove={() => setActive(active.filter((each) => each !== filter))}>
                {filter}
              </Tag>
            ))}
          </Specimen>
          <Specimen caption="Folds" layout="plain">
            <Panel flush>
              <Fold icon={<Repeat aria-hidden />} title="Every Wednesday" hint="date 2 of 6">
                Wed 25 Nov, 19:15
              </Fold>
              <Fold
                title="Mission details"
                facts={filters.map((filter) => <Chip key={filter}>{filter}</Chip>)}
              >
                Aaron Halo
              </Fold>
              <Fold title="Players who fit" hint="somebody waits" open>
                Kestrel_77
              </Fold>
            </Panel>
          </Specimen>
          <Specimen caption="Dividers" layout="plain">
            <Divider />
            <Divider>or</Divider>
          </Specimen>
        </Panel>
      </Specimen>
    </GallerySection>
  )
}
