import { useState } from 'react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { useEndAllSessions } from '#web/features/auth/auth.queries.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'

export function EndAllSessions({ onEnded }: { onEnded: () => void }) {
  const [asking, setAsking] = useState(false)
  const toast = useToast()
  const ending = useEndAllSessions()
  const confirm = () =>
    ending.mutate(undefined, {
      onSuccess: onEnded,
      onError: (error) => toast.show(problemToast(error, errorText(error, m.shell_error_title()))),
    })
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {m.auth_sessions_end_all()}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.auth_sessions_end_all()}
        consequence={m.auth_sessions_end_all_text()}
        confirmLabel={m.auth_sessions_end_all()}
        pending={ending.isPending}
        pendingLabel={m.auth_sessions_ending()}
        onConfirm={confirm}
        danger
      />
    </>
  )
}
