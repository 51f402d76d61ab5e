import { useHydrated, useLocation } from '@tanstack/react-router'
import { m } from '#texts'
import { Note } from '#web/ui/display/Note.tsx'

/** Says why the player is suddenly on the sign-in page. */
export function SignedOutByBan() {
  const wasBanned = useLocation({ select: ({ state }) => state.wasBanned === true })
  // The server does not know the state of the browser's history.
  if (!useHydrated() || !wasBanned) return null
  return (
    <Note tone="danger" alert>
      {m.auth_login_was_banned()}
    </Note>
  )
}
