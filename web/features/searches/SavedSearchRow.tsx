import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SavedSearch } from '#contract/searches/searches.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import styles from './SavedSearches.module.css'
import { useDeleteSearch } from './searches.queries.ts'

interface Props {
  search: SavedSearch
  /** The state of the board with its filters. */
  boardSearch: object
  /** What else can be done with it. */
  action: ReactNode
}

export function SavedSearchRow({ search: { id, name, foundToday, hasChannel }, boardSearch, action }: Props) {
  const { mutateAsync: remove } = useDeleteSearch()
  return (
    <li className={styles.search}>
      <div className={styles.text}>
        <TextLink asChild touch className={styles.name}>
          <Link to={paths.search} search={boardSearch}>
            {name}
          </Link>
        </TextLink>
        <p className={foundToday > 0 ? styles.hits : styles.none}>
          {foundToday > 0 ? m.searches_found_today({ count: foundToday }) : m.searches_found_none()}
          {hasChannel ? ` · ${m.webhooks_title()}` : null}
        </p>
      </div>
      {action}
      <ConfirmButton
        size="sm"
        variant="ghost"
        square
        aria-label={m.searches_delete_name({ name })}
        label={<Trash2 aria-hidden />}
        title={m.searches_delete_title()}
        subtitle={name}
        consequence={hasChannel ? m.searches_delete_channel_text() : m.searches_delete_text()}
        confirmLabel={m.searches_delete()}
        pendingLabel={m.searches_deleting()}
        doneText={m.searches_deleted()}
        failedText={m.searches_delete_failed()}
        onConfirm={() => remove(id)}
      />
    </li>
  )
}
