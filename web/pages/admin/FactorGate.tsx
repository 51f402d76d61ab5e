import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#texts'
import { useCodes } from '#web/features/account/codes/codes.queries.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { EmptyState } from '#web/ui/display/EmptyState.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './AdminPage.module.css'

const linkToSettings = () => (
  <Link to={paths.settingsSignIn} hash="codes">
    {m.security_staff_settings()}
  </Link>
)

/** Admins and moderators are asked for a second factor; where the site requires one, it comes before the panel. */
export function FactorGate({ children }: { children: ReactNode }) {
  const { data, isPending } = useCodes()
  // What is below the note would move when it comes.
  if (isPending)
    return (
      <LoadingRegion>
        <Skeleton height={640} radius={12} />
      </LoadingRegion>
    )
  const demand = data?.demand
  if (demand === 'required')
    return (
      <EmptyState
        art="lock"
        panel
        title={m.security_staff_required()}
        actions={
          <Button asChild variant="primary">
            {linkToSettings()}
          </Button>
        }
      >
        {m.security_codes_required()}
      </EmptyState>
    )
  return (
    <>
      {demand === 'asked' ? (
        <Note tone="warn" className={styles.note}>
          {m.security_codes_asked()} <TextLink asChild>{linkToSettings()}</TextLink>
        </Note>
      ) : null}
      {children}
    </>
  )
}
