import { useHydrated, useLocation } from '@tanstack/react-router'
import { m } from '#texts'
import { Note } from '#web/ui/display/Note.tsx'

/** Says why the player is suddenly on the sign-in page. */
export function SignedOutNote() {
  const wasBanned = useLocation({ select: ({ state }) => state.wasBanned === true })
  const hasDraft = useLocation({ select: ({ state }) => state.hasDraft === true })
  // The server does not know the state of the browser's history.
  if (!useHydrated() || !(wasBanned || hasDraft)) return null
  return wasBanned ? (
    <Note tone="danger" alert>
      {m.auth_login_was_banned()}
    </Note>
  ) : (
    <Note tone="info" alert>
      {m.auth_login_has_draft()}
    </Note>
  )
}
