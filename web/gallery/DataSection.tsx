import { useState } from 'react'
import { GallerySection } from '#web/gallery/GallerySection.tsx'
import { Specimen } from '#web/gallery/Specimen.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Table } from '#web/ui/display/Table.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { Pager } from '#web/ui/navigation/Pager.tsx'
import { TabLink, TabLinks } from '#web/ui/navigation/TabLinks.tsx'
import { Avatar } from '#web/ui/players/Avatar.tsx'
import styles from './Gallery.module.css'

const users = [
  { name: 'Brotkasten', id: 'BRT-001', joined: '03.02.2025', banned: false },
  { name: 'xX_VoidKing', id: 'VK-666', joined: '21.10.2026', banned: false },
  { name: 'BlackSundayOrg', id: 'BSO-1', joined: '08.11.2026', banned: true },
]

const columns = [
  {
    key: 'name',
    header: 'Nutzer',
    cell: (user: (typeof users)[number]) => (
      <span className={styles.row}>
        <Avatar name={user.name} />
        <b>{user.name}</b>
      </span>
    ),
  },
  { key: 'id', header: 'Citizen-ID', mono: true, cell: (user: (typeof users)[number]) => user.id },
  { key: 'joined', header: 'Beigetreten', cell: (user: (typeof users)[number]) => user.joined },
  {
    key: 'status',
    header: 'Status',
    cell: (user: (typeof users)[number]) =>
      user.banned ? (
        <Chip tone="danger">Gesperrt, noch 22 h</Chip>
      ) : (
        <Chip tone="open" icon={null}>
          Aktiv
        </Chip>
      ),
  },
  {
    key: 'actions',
    header: 'Aktionen',
    headerHidden: true,
    cell: (user: (typeof users)[number]) => (
      <Button size="sm" variant={user.banned ? 'secondary' : 'danger'}>
        {user.banned ? 'Entsperren' : 'Sperren'}
      </Button>
    ),
  },
]

export function DataSection() {
  const [page, setPage] = useState(1)
  return (
    <GallerySection title="Data">
      <Specimen caption="Tabs, each a link" layout="plain">
        <TabLinks label="Profile">
          <TabLink>
            <a href="#overview" aria-current="page">
              Übersicht
            </a>
          </TabLink>
          <TabLink>
            <a href="#fleet">
              Flotte <Badge count={3} />
            </a>
          </TabLink>
        </TabLinks>
      </Specimen>
      <Specimen caption="Table in a panel" layout="plain">
        <Panel title="Nutzer" heading="h3" headerEnd={<Button size="sm">Exportieren</Button>} flush>
          <Table caption="Nutzer" columns={columns} rows={users} rowKey={(user) => user.id} />
        </Panel>
      </Specimen>
      <Specimen caption="Pager: buttons, links in the middle, last page" layout="plain">
        <Pager page={page} pageCount={12} onChange={setPage} />
        <br />
        <Pager page={7} pageCount={40} renderLink={(to, content) => <a href={`#page-${to}`}>{content}</a>} />
        <br />
        <Pager page={3} pageCount={3} onChange={setPage} />
      </Specimen>
    </GallerySection>
  )
}
