import { Clock, Sparkles, UserCheck } from 'lucide-react'
import { m } from '#texts'
import { type BoardSearch, sortChange, sortOf } from '#web/features/crews/board/board-search.ts'
import type { ChangeSearch } from '#web/features/crews/board/use-board-search.ts'
import { useSession } from '#web/session/session.ts'
import { SegmentedControl } from '#web/ui/fields/SegmentedControl.tsx'

type Props = { name: string; search: BoardSearch; onChange: ChangeSearch }

/** What comes first. Nothing fits guests better than others. */
export function SortFilter({ name, search, onChange }: Props) {
  const { status } = useSession()
  const fitsMe = {
    value: 'match',
    label: m.board_sort_match(),
    icon: <UserCheck size={16} aria-hidden />,
  } as const
  return (
    <SegmentedControl
      name={name}
      label={m.board_sort()}
      size="lg"
      options={[
        { value: 'soonest', label: m.board_sort_soonest(), icon: <Clock size={16} aria-hidden /> },
        { value: 'newest', label: m.board_sort_newest(), icon: <Sparkles size={16} aria-hidden /> },
        ...(status === 'signed-out' ? [] : [fitsMe]),
      ]}
      value={sortOf(search)}
      onChange={(sort) => onChange(sortChange(search, sort))}
    />
  )
}
