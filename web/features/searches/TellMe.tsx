import { Link, useNavigate } from '@tanstack/react-router'
import { Bell, BellRing } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { isSameSearch, type SearchFilters } from '#contract/searches/filters.ts'
import type { SavedSearch } from '#contract/searches/searches.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { paths } from '#web/paths.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useSession } from '#web/session/session.ts'
import { useEntrance } from '#web/session/use-entrance.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useSaveSearch, useSearches } from './searches.queries.ts'

interface Props {
  filters: SearchFilters
  /** Leads back here after signing in. */
  loginSearch: { redirect?: string }
}

/** Saves the filters of the board, so that the player is notified of what they find. Nothing without filters. */
export function TellMe({ filters, loginSearch }: Props) {
  const { status } = useSession()
  const entrance = useEntrance()
  const isEmpty = Object.keys(filters).length === 0
  const { data: searches = [] } = useSearches({ enabled: status === 'signed-in' && !isEmpty })
  const { mutateAsync: save, data: saved, variables: sent } = useSaveSearch()
  const toast = useToast()
  const navigate = useNavigate()
  const isPressed = useRef(false)
  // The button that was pressed is gone by then.
  const takeFocus = useCallback((link: HTMLAnchorElement | null) => {
    if (isPressed.current && document.activeElement === document.body) link?.focus({ preventScroll: true })
    if (link) isPressed.current = false
  }, [])
  if (isEmpty) return null
  if (status === 'signed-out') {
    return (
      <Button asChild size="sm">
        <Link to={entrance} search={loginSearch} aria-label={m.searches_tell_me_label()}>
          <Bell aria-hidden />
          {m.searches_tell_me()}
        </Link>
      </Button>
    )
  }
  // The server may have stored the text of the search without invisible characters.
  const isJustSaved = sent !== undefined && isSameSearch(sent, filters)
  const isSaved = ({ id, filters: stored }: SavedSearch) =>
    isSameSearch(stored, filters) || (isJustSaved && id === saved?.id)
  if (searches.some(isSaved)) {
    return (
      <Button asChild variant="ghost" size="sm">
        <Link ref={takeFocus} to={paths.searches} aria-label={m.searches_is_saved_label()}>
          <BellRing aria-hidden />
          {m.searches_is_saved()}
        </Link>
      </Button>
    )
  }
  const action = { label: m.searches_show(), onClick: () => navigate({ to: paths.searches }) }
  const press = async () => {
    isPressed.current = true
    try {
      const { name } = await save(filters)
      toast.show({ title: m.searches_saved(), text: m.searches_saved_text({ name }), action })
    } catch (error) {
      isPressed.current = false
      toast.show({ ...problemToast(error, errorText(error, m.searches_save_failed())), action })
    }
  }
  return (
    <BusyButton size="sm" aria-label={m.searches_tell_me_label()} onClick={press}>
      <Bell aria-hidden />
      {m.searches_tell_me()}
    </BusyButton>
  )
}
