import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import type { HandleProof } from '#contract/handles/handles.ts'
import { m } from '#texts'
import type { AccountSection } from '#web/features/account/account-sections.ts'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { SettingsFold } from '#web/features/account/SettingsFold.tsx'
import { formatDate, formatDateTime } from '#web/i18n/format.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Chip } from '#web/ui/marks/Chip.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { AskForProof } from './AskForProof.tsx'
import styles from './HandleSection.module.css'
import { useHandleProof } from './handle.queries.ts'
import { OpenProof } from './OpenProof.tsx'

interface Props {
  citizenId: string | null
  zone: string
  now: Date
}

const states: Readonly<Record<HandleProof['status'], () => string>> = {
  none: m.settings_handle_none,
  open: m.settings_handle_open,
  verified: m.settings_handle_verified,
  declined: m.settings_handle_none,
}

/** How the player proves that their citizen id is their own. */
export function HandleSection(props: Props) {
  const query = useHandleProof()
  const state = useRef<HTMLDivElement>(null)
  return (
    <SettingsFold name="handle" state={query.data && states[query.data.status]()} lead={m.handles_text()}>
      <FocusHome value={state}>
        {/* There while it loads, too: screen readers announce only what comes into a region that they know. */}
        <div role="status" ref={state} tabIndex={-1} className={styles.state}>
          {query.data ? <ProofState proof={query.data} {...props} /> : null}
        </div>
        <SettingsContent query={query} fallback={m.handles_load_failed()}>
          {(proof) => <ProofAction proof={proof} {...props} />}
        </SettingsContent>
      </FocusHome>
    </SettingsFold>
  )
}

interface ProofProps extends Props {
  proof: HandleProof
}

function ProofState({ proof, citizenId, zone }: ProofProps) {
  const { status, reason } = proof
  const handle = proof.handle ?? ''
  const date = proof.since === null ? '' : formatDate(new Date(proof.since), zone)
  const texts: Record<HandleProof['status'], () => ReactNode> = {
    none: () => <p>{citizenId ? m.handles_none({ handle: citizenId }) : m.handles_no_citizen_id()}</p>,
    open: () => <p>{m.handles_open({ handle, date })}</p>,
    verified: () => (
      <p>
        <Chip tone="ok">{m.handles_badge()}</Chip> {m.handles_verified({ handle, date })}
      </p>
    ),
    declined: () => <Note tone="warn">{m.handles_declined({ handle, reason: reason ?? '' })}</Note>,
  }
  return texts[status]()
}

/** What the player can do now. */
function ProofAction({ proof: { status, code, nextAt }, citizenId, zone, now }: ProofProps) {
  if (status === 'verified') return null
  if (status === 'open') return <OpenProof code={code ?? ''} />
  const next = nextAt === null ? undefined : new Date(nextAt)
  if (next && next > now) return <p>{m.handles_ask_again_from({ when: formatDateTime(next, zone) })}</p>
  return citizenId ? <AskForProof /> : <ToProfile />
}

/** Where the player enters their citizen id. */
function ToProfile() {
  return (
    <div>
      <Button asChild>
        <Link
          to={paths.settingsProfile}
          hash={'profile' satisfies AccountSection}
          replace
          resetScroll={false}
        >
          {m.handles_to_profile()}
        </Link>
      </Button>
    </div>
  )
}
