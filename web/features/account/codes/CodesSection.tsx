import { type ComponentType, type RefObject, useRef, useState } from 'react'
import type { Codes, FactorDemand } from '#contract/auth/codes.ts'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { SettingsFold } from '#web/features/account/SettingsFold.tsx'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import styles from './CodesSection.module.css'
import { useCodes } from './codes.queries.ts'

type CodesDialog = ComponentType<{ onClose: () => void }>

// Loaded on demand: few players open them, and one draws a QR code.
const dialogs = {
  start: async (): Promise<CodesDialog> => (await import('./StartCodesDialog.tsx')).StartCodesDialog,
  renew: async (): Promise<CodesDialog> => (await import('./RenewCodesDialog.tsx')).RenewCodesDialog,
  end: async (): Promise<CodesDialog> => (await import('./EndCodesDialog.tsx')).EndCodesDialog,
}

/** From here on it is time for new ones. */
const fewCodes = 3

const demands: Readonly<Record<Exclude<FactorDemand, 'none'>, () => string>> = {
  asked: m.security_codes_asked,
  required: m.security_codes_required,
}

/** Codes of an app that signing in needs besides the password. */
export function CodesSection() {
  const [Dialog, setDialog] = useState<CodesDialog>()
  // The button that opened a dialog may be gone when it closes.
  const state = useRef<HTMLDivElement>(null)
  const query = useCodes()
  return (
    <SettingsFold
      name="codes"
      state={query.data && (query.data.isOn ? m.settings_codes_on() : m.settings_codes_off())}
      lead={m.security_codes_text()}
    >
      <FocusHome value={state}>
        <SettingsContent query={query} fallback={m.security_codes_failed()}>
          {(codes) => <CodesState {...codes} state={state} onOpen={(dialog) => setDialog(() => dialog)} />}
        </SettingsContent>
        {Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : null}
      </FocusHome>
    </SettingsFold>
  )
}

interface StateProps extends Codes {
  state: RefObject<HTMLDivElement | null>
  onOpen: (dialog: CodesDialog) => void
}

function CodesState({ isOn, recoveryCodesLeft, demand, state, onOpen }: StateProps) {
  return (
    <>
      {demand === 'none' ? null : <Note tone="warn">{demands[demand]()}</Note>}
      {/* There from the start, so that screen readers announce what comes into it. */}
      <div ref={state} role="status" tabIndex={-1}>
        {isOn ? m.security_codes_on({ left: recoveryCodesLeft }) : m.security_codes_off()}
      </div>
      {isOn && recoveryCodesLeft <= fewCodes ? <Note tone="warn">{m.security_codes_few()}</Note> : null}
      <div className={styles.buttons}>
        {isOn ? (
          <>
            <OpenButton dialog={dialogs.renew} onOpen={onOpen}>
              {m.security_recovery_renew()}
            </OpenButton>
            <OpenButton danger dialog={dialogs.end} onOpen={onOpen}>
              {m.security_codes_end()}
            </OpenButton>
          </>
        ) : (
          <OpenButton dialog={dialogs.start} onOpen={onOpen}>
            {m.security_codes_start()}
          </OpenButton>
        )}
      </div>
    </>
  )
}

interface OpenButtonProps {
  dialog: () => Promise<CodesDialog>
  onOpen: (dialog: CodesDialog) => void
  danger?: boolean
  children: string
}

function OpenButton({ dialog, onOpen, danger, children }: OpenButtonProps) {
  const { load } = useOnDemand(dialog)
  const open = async () => {
    const loaded = await load()
    if (loaded) onOpen(loaded)
  }
  return (
    <BusyButton variant={danger ? 'danger' : undefined} onClick={open}>
      {children}
    </BusyButton>
  )
}
